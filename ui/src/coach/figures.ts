/** The coach's figures as `lanterns review` writes them: ties go to the even digit, as in Python. */

import { currentLanguage } from "../words/words.svelte";

/** A share in whole percent. */
export function percent(share: number): number {
  const exact = 100 * share;
  const low = Math.floor(exact);
  return exact - low === 0.5 ? low + (low % 2) : Math.round(exact);
}

/** A number of percent with its sign, as the language writes it. */
export function asPercent(number: number, digits = 0): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number / 100);
}

/** A share of the victory in percentage points, with its sign. */
export function points(share: number): string {
  const text = plain(100 * share);
  return localized(share > 0 && text !== "0.0" ? `+${text}` : text);
}

/** A number with one digit behind the point. */
export function tenths(number: number): string {
  return localized(plain(number));
}

function plain(number: number): string {
  // Only quarters are ties that binary numbers can hold; of those, one goes the other way here.
  const isTie = Math.abs(number) % 1 === 0.25;
  const text = (isTie ? number - 0.05 * Math.sign(number) : number).toFixed(1);
  return text === "-0.0" ? "0.0" : text;
}

function localized(number: string): string {
  const text = number.replace("-", "−");
  // Of our languages, English alone writes a point.
  return currentLanguage() === "en" ? text : text.replace(".", ",");
}
