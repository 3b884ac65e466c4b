// The rules in a minute: those of the variant at hand.
import { link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { variantOf } from "../known";
import type { VariantView } from "../protocol";
import { variantWord } from "../words";
import { openDialog } from "./dialog";

/** The rules of a variant, each in a sentence or two. */
interface Rules {
  aim: string;
  sow: string;
  capture: string;
  tuzdik: string;
  end: string;
  /** Of tournaments. */
  playOn: string;
  extraMove: string;
}

export function rulesOf(variant: VariantView, options: readonly string[] = []): Rules {
  const { win, total, holesPerSide: last, sowsKazans, tuzdikRule } = variant;
  const way = sowsKazans ? "kazan" : variant.returns ? "return" : "no-return";
  const end = sowsKazans ? "rows" : options.includes("play-on") ? "play-on" : "bare";
  // Where each capture is even and nothing else is won, an odd half can't be reached.
  const half = sowsKazans || tuzdikRule || total % 4 === 0 ? total / 2 : 0;
  const together = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");
  return {
    aim: t("help-aim-text", { win, total }),
    sow: t("help-sow-text", { way }),
    capture: together(
      t("help-capture-text", { captures: variant.captures }),
      sowsKazans && t("help-capture-opposite"),
    ),
    tuzdik: t("help-tuzdik-text", { last }),
    end: together(
      t("help-end-text", { end, win }),
      options.includes("extra-move") && t("help-extra-move"),
      t("help-draw", { half }),
    ),
    playOn: t("help-end-text", { end: "play-on", win }),
    extraMove: together(t("help-end-text", { end: "bare", win }), t("help-extra-move")),
  };
}

/** A variant's rules as titles with their texts; `options` are those of a tournament. */
export function rulesSaid(
  variant: VariantView,
  options: readonly string[] = [],
): [string, string][] {
  const { holesPerSide: last, tuzdikRule } = variant;
  const { aim, sow, capture, tuzdik, end } = rulesOf(variant, options);
  const rules: [string, string][] = [
    [t("help-aim"), aim],
    [t("help-sow"), sow],
    [t("help-capture"), capture],
  ];
  if (tuzdikRule) rules.push([t("help-tuzdik"), tuzdik]);
  rules.push(
    [t("help-end"), end],
    [t("help-look"), t("help-look-text")],
    [t("help-keys"), t("help-keys-text", { last })],
  );
  return rules;
}

/** Tells the rules of a variant, named as positions name it: with its options. */
export function openHelp(name: string): void {
  const variant = variantOf(name);
  const [, ...options] = name.split("+");
  const rules = rulesSaid(variant, options).map(([title, words]) =>
    h("div", {}, h("dt", {}, title), h("dd", {}, words)),
  );
  openDialog(
    t("nav-help"),
    h("p", { class: "rules-variant" }, variantWord(variant.name, variant.title)),
    h("dl", { class: "rules" }, ...rules),
    h("p", {}, h("a", { class: "button", href: link("/learn") }, t("how-learn"))),
  );
}
