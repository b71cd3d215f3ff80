/** What stands in the action bar: what has no place on the board, and ways to narrow what is offered. */
import type { ActionInfo } from "../../generated/protocol";
import { t } from "../../text/fluent";
import type { Table } from "../../table/table.svelte";
import type { Button, Item, Menu } from "../game";
import { positionOf } from "./choices";
import { MARKERS } from "./data";
import { markerIcon } from "./icons";
import { markerWords } from "./words";

const verbs = (table: Table, ...names: string[]): ActionInfo[] =>
  table.actions.filter((action) => names.includes(action.verb));

export function buttons(table: Table): Button[] {
  const found: Button[] = [];
  const income = verbs(table, "income");
  const lift = verbs(table, "lift");
  const asked = positionOf(table)?.questions.at(-1)?.decision ?? "";
  const myTurn = ["turn", "begin", "bought", "moved"].includes(asked) && table.asked !== null;
  if (myTurn) {
    const none = positionOf(table).actions === 0 ? t("web-no-actions") : t("web-nothing-in-stock");
    found.push({
      label: t("web-income"),
      icon: "income",
      key: "I",
      disabled: income.length > 0 ? undefined : none,
      action: oneIncome(table, income),
      menu: () => incomeMenu(table, income),
    });
    found.push(narrowing(table, "V", t("web-move"), "move", lift));
  }
  const pay = verbs(table, "pay");
  if (pay.length > 0) found.push(...pay.map((action) => payButton(action)));
  const echo = asked === "echo" ? income : [];
  for (const action of echo) found.push(incomeButton(action));
  const paid = verbs(table, "pawn").filter((action) => action.args.cost === "paid");
  const free = verbs(table, "pawn").filter((action) => action.args.cost === "free");
  if (free.length > 0 && myTurn) found.push(narrowing(table, "P", t("web-pawn-free-button"), "route", free));
  if (paid.length > 0) found.push(narrowing(table, "", t("web-pawn-paid-button"), "route", paid));
  for (const marker of MARKERS) {
    const lay = verbs(table, "lay").filter((action) => action.args.marker === marker);
    if (lay.length > 0)
      found.push(narrowing(table, "", t("web-lay", { marker: markerWords(marker) }), markerIcon(marker), lay));
  }
  for (const action of verbs(table, "give")) {
    found.push({
      label: markerWords(String(action.args.marker)),
      icon: markerIcon(String(action.args.marker)),
      action,
    });
  }
  const buy = verbs(table, "buy");
  if (buy.length > 0) found.push({ label: t("web-favours"), icon: "crown", menu: () => favourMenu(buy) });
  for (const action of verbs(table, "done")) {
    found.push({ label: t("web-done"), icon: "check", key: "E", action, primary: true });
  }
  return found;
}

/** A button that leaves only these actions on the board, and a second time all of them. */
function narrowing(table: Table, key: string, label: string, icon: string, actions: ActionInfo[]): Button {
  const active = table.selection?.label === label;
  return {
    label,
    icon,
    key: key || undefined,
    active,
    disabled: actions.length > 0 ? undefined : t("web-not-now"),
    run: () => table.select(active ? null : { label, actions }),
  };
}

function payButton(action: ActionInfo): Button {
  const merchants = Number(action.args.merchants);
  return { label: t("web-pay", { merchants }), icon: "coin", action };
}

const incomeWords = (action: ActionInfo): string =>
  t("web-income-of", { traders: Number(action.args.traders), merchants: Number(action.args.merchants) });

const incomeButton = (action: ActionInfo): Button => ({ label: incomeWords(action), icon: "income", action });

const size = (action: ActionInfo): number => Number(action.args.traders) + Number(action.args.merchants);

/** The incomes that take most: there is rarely a reason for less. */
function fullIncomes(incomes: ActionInfo[]): ActionInfo[] {
  const most = Math.max(...incomes.map(size));
  return incomes.filter((action) => size(action) === most);
}

function oneIncome(table: Table, incomes: ActionInfo[]): ActionInfo | undefined {
  const full = incomes.length > 0 ? fullIncomes(incomes) : [];
  const stock = positionOf(table)?.players[table.me ?? ""]?.stock;
  const isAll = stock && stock.traders + stock.merchants === (full[0] ? size(full[0]) : 0);
  return full.length === 1 && (isAll || stock?.merchants === 0) ? full[0] : undefined;
}

function incomeMenu(table: Table, incomes: ActionInfo[]): Menu | null {
  if (incomes.length === 0) return null;
  const item = (action: ActionInfo): Item => ({ title: incomeWords(action), icon: "income", action });
  const full = fullIncomes(incomes).sort((a, b) => Number(a.args.merchants) - Number(b.args.merchants));
  const fewer = incomes.filter((action) => !full.includes(action)).sort((a, b) => size(b) - size(a));
  const menu: Menu = { title: t("web-income"), icon: "income", topic: "income", items: full.map(item) };
  if (fewer.length > 0) {
    menu.items.push({
      title: t("web-fewer"),
      icon: "check",
      run: () =>
        table.openMenu({ title: t("web-income"), icon: "income", items: fewer.map(item), target: "button:income" }),
    });
  }
  return menu;
}

function favourMenu(buy: ActionInfo[]): Menu {
  const name = (action: ActionInfo): string => String(action.args.favour);
  const items = buy.map((action) => ({
    title: t(`web-favour-${name(action).replaceAll("_", "-")}`),
    detail: t(`teutonica-favour-${name(action)}`),
    icon: "crown",
    action,
  }));
  return { title: t("web-favours"), icon: "crown", topic: "favours", items };
}

/** What is in hand, for the action bar. */
export function inHand(table: Table): { kind: string; seat: string }[] {
  const question = positionOf(table)?.questions.at(-1);
  if (!question || question.seat !== table.me) return [];
  const pieces = question.decision === "reply" ? [question.piece, question.lifted] : question.hand;
  return pieces
    .filter((piece) => piece !== null)
    .map((piece) => {
      const [seat = "", kind = ""] = piece.split(" ");
      return { seat, kind };
    });
}

/** A click on a marker of my desk: use it, or say how and when it is used. */
export function useMarker(table: Table, marker: string): void {
  const actions = verbs(table, marker);
  if (table.byTarget.has(marker)) table.press(marker);
  else if (actions.length > 0) table.select({ label: markerWords(marker), actions });
  else if (marker === "extra_post") table.note(t("web-extra-how"), "reason");
  else table.note(t(marker === "swap" && table.asked ? "web-swap-none" : "web-not-now"), "reason");
}
