/** The shapes of Hansa Teutonica's boards and positions, as the server sends them. */
import type { Position } from "../game";

export interface Space {
  privilege: string;
  shape: "square" | "round";
  prestige: number;
}

export interface CityData {
  name: string;
  at: [number, number];
  spaces: Space[];
  abilities: string[];
  green: boolean;
  countries: string[];
}

export interface RouteData {
  cities: [string, string];
  points: [number, number][];
  tavern: boolean;
  boats: number[];
  permanent: string;
  country: string;
}

export interface Province {
  name: string;
  routes: string[];
  neighbours: string[];
}

export interface BoardData {
  name: string;
  title: string;
  size: [number, number];
  end_prestige: number;
  connection_cities: [string, string] | [];
  special_city: string;
  special_route: number;
  special_spaces: { prestige: number; privilege: string; at: [number, number] }[];
  cities: CityData[];
  routes: RouteData[];
  home: string;
  abroad: { name: string; prestige: number[] }[];
  permissions: { city: string; countries: string[] }[];
  provinces: Record<string, Province[]>;
}

export interface Pieces {
  traders: number;
  merchants: number;
}

export interface Player {
  supply: Pieces;
  stock: Pieces;
  desk: Record<Ability, number>;
  values: Record<Ability, number>;
  markers: string[];
  used_markers: number;
  prestige: Record<string, number>;
  network: number;
}

export interface Question {
  decision: string;
  seat: string;
  route: string | null;
  piece: string | null;
  left: number;
  lifted: string | null;
  hand: string[];
}

export interface Standing {
  cities: number;
  posts: number;
  prestige: number;
}

export interface Teutonica extends Position {
  actions: number;
  players: Record<string, Player>;
  routes: Record<string, (string | null)[]>;
  cities: Record<string, (string | null)[]>;
  extra_posts: Record<string, string[]>;
  green_posts: Record<string, string[]>;
  special: (string | null)[];
  markers: Record<string, string>;
  bag: number;
  plate: string[] | number;
  questions: Question[];
  tracks: Record<Ability, number[]>;
  controllers: Record<string, string>;
  ends: { prestige: [number, number]; completed: [number, number]; bag: number };
  permissions_used: string[];
  favours?: Record<string, string | null>;
  missions?: Record<string, string[]>;
  pawn?: { province: string | null; routes: string[]; free: string[]; model: string };
  permissions?: Record<string, unknown>;
  regions?: Record<string, unknown>;
}

export type Ability = "keys" | "actions" | "privilege" | "book" | "bank";

export const ABILITIES: Ability[] = ["keys", "actions", "privilege", "book", "bank"];
export const PRIVILEGE_NAMES = ["white", "orange", "pink", "black"];
export const ALL = 99; // the bank's last step
export const MARKERS = ["extra_post", "swap", "actions_3", "actions_4", "develop", "remove_three", "move_three"];

/** A name as notation writes it: one word; and as people read it. */
export const noted = (name: string): string => name.replaceAll(" ", "_");
export const readable = (name: string): string => name.replaceAll("_", " ");
export const routeName = (route: RouteData): string => route.cities.map(noted).join("/");

/** "blue trader" in its two words. */
export function split(piece: string): { owner: string; kind: string } {
  const [owner = "", kind = ""] = piece.split(" ");
  return { owner, kind };
}

export const coverKind = (ability: Ability): string => (ability === "book" ? "merchant" : "trader");
