// The first page: the board as it stands at the start, and one click to a game.
import { newGame, ownGames, variants } from "../api";
import { Board } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import { choice } from "../parts/choice";
import { failureSaid } from "../parts/failure";
import { gameLink } from "../parts/games";
import type { LevelName, PositionView, SideChoice, VariantView } from "../protocol";
import { gamePath, go, type Page } from "../router";
import { load, save } from "../settings";
import { boardWords, sideWord, variantWord } from "../words";

/** The start of a variant, to look at: nothing can be played yet. */
function startOf(variant: VariantView): PositionView {
  return {
    variant: variant.name,
    title: variant.title,
    holesPerSide: variant.holesPerSide,
    total: variant.total,
    win: variant.win,
    tuzdikRule: variant.tuzdikRule,
    holes: Array.from({ length: 2 * variant.holesPerSide }, () => variant.stones),
    kazans: [0, 0],
    tuzdiks: [null, null],
    side: "white",
    ply: 0,
    moves: [],
    outcome: null,
    fen: "",
  };
}

export function homePage(): Page {
  const settings = load();
  const heading = h("h1");
  const board = new Board(boardWords("white"), { play: () => {} });
  const level = choice<LevelName>(
    t("new-level"),
    [
      ["easy", t("level", { level: "easy" })],
      ["medium", t("level", { level: "medium" })],
      ["hard", t("level", { level: "hard" })],
    ],
    settings.level,
  );
  let known: VariantView[] = [];
  const show = (): void => {
    const variant = known.find((one) => one.name === select.value);
    if (variant === undefined) return;
    heading.textContent = t("home-title", { holes: variant.holesPerSide, total: variant.total });
    const black = side.value() === "black";
    const names: [string, string] = [sideWord("white"), sideWord("black")];
    board.show(startOf(variant), {
      bottom: black ? "black" : "white",
      playable: null,
      previews: false,
      names,
      last: null,
    });
  };
  const side = choice<SideChoice>(
    t("new-side"),
    [
      ["white", sideWord("white")],
      ["black", sideWord("black")],
      ["random", t("side-random")],
    ],
    settings.side,
    show,
  );
  const select = h("select", { id: "variant", onchange: show });
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const tell = (error: unknown): void => {
    problem.textContent = failureSaid(error);
    problem.hidden = false;
    start.disabled = known.length === 0;
  };
  const start = h(
    "button",
    { type: "submit", class: "button primary large", disabled: true },
    t("new-start"),
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    start.disabled = true;
    const wishes = { level: level.value(), side: side.value(), variant: select.value };
    save(wishes);
    newGame(wishes).then((created) => go(gamePath({ place: "server", id: created.id })), tell);
  };
  const unfinished = h("div", { class: "unfinished", hidden: true });

  variants().then((list) => {
    known = list;
    select.replaceChildren(
      ...list.map((one) => h("option", { value: one.name }, variantWord(one.name, one.title))),
    );
    if (list.some((one) => one.name === settings.variant)) select.value = settings.variant;
    start.disabled = false;
    show();
  }, tell);
  ownGames().then(
    (games) => {
      const game = games.find((one) => one.result === "*" && one.plies > 0);
      if (game === undefined) return;
      unfinished.append(h("h2", {}, t("home-unfinished")), gameLink(game));
      unfinished.hidden = false;
    },
    () => {
      // It is only an offer; what is wrong will be said where it matters.
    },
  );

  const element = h(
    "div",
    { class: "page home" },
    h("div", { class: "stage" }, board.element),
    h(
      "div",
      { class: "side" },
      heading,
      h("p", { class: "lead" }, t("home-lead")),
      h(
        "form",
        { class: "new-game", onsubmit: submit },
        level.element,
        side.element,
        h(
          "div",
          { class: "choice" },
          h("label", { class: "legend", for: "variant" }, t("new-variant")),
          select,
        ),
        problem,
        start,
      ),
      unfinished,
    ),
  );
  return {
    element,
    title: t("title", { page: "home" }),
    destroy: () => board.destroy(),
    variant: () => select.value || undefined,
  };
}
