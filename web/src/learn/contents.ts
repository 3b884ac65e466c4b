// The chapters of the course by name, and where their steps are.
import { t } from "../i18n";
import { CHAPTERS, type Chapter, messagesOf, type Step } from "./course";

/** The chapter of a step, and its place among the steps of it. */
export function chapterOf(step: Step): { chapter: Chapter; place: number; count: number } {
  const chapter = CHAPTERS.find(({ steps }) => steps.includes(step)) as Chapter;
  return { chapter, place: chapter.steps.indexOf(step) + 1, count: chapter.steps.length };
}

export function chapterWord({ id }: Chapter): string {
  return t("learn-chapter", { chapter: id });
}

export function stepPath({ id }: Step): string {
  return `/learn/${id}`;
}

/** The words of a step: its messages are named after it, in the data of the course. */
export function wordsOf(step: Step): ReturnType<typeof messagesOf> {
  const { title, task, hint, done } = messagesOf(step);
  return { title: t(title), task: t(task), hint: t(hint), done: t(done) };
}
