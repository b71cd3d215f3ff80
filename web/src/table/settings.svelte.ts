/** How this person likes the page: theme, speed of motion, sound; kept in the browser. */
import { readSetting, writeSetting } from "./memory";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  waters: boolean; // names of seas and rivers on the chart
  warn: boolean; // before a turn is ended with actions left
}

const KEY = "kogge-settings";
const USUAL: Kept = { theme: "system", speed: "normal", sound: false, waters: true, warn: true };
const FACTOR: Record<Speed, number> = { off: 0, slow: 2, normal: 1, fast: 0.45 };

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

class Settings {
  private kept = $state<Kept>({ ...USUAL, ...readSetting<Partial<Kept>>(KEY, {}) });

  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get waters(): boolean {
    return this.kept.waters;
  }
  get warn(): boolean {
    return this.kept.warn;
  }

  /** Whether it is dark now. */
  get isDark(): boolean {
    return this.kept.theme === "dark" || (this.kept.theme === "system" && matches("(prefers-color-scheme: dark)"));
  }

  /** By how much motion lasts longer than usual; 0 for none. */
  get pace(): number {
    return matches("(prefers-reduced-motion: reduce)") ? 0 : FACTOR[this.kept.speed];
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    writeSetting(KEY, this.kept);
    this.show();
  }

  /** Put the theme on the page. */
  show(): void {
    document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
  }
}

export const settings = new Settings();
