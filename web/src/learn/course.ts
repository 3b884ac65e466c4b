// The course as data: course.json. A step is a position, what a move has to do there, and words.
import type { Core, Position } from "../core";
import written from "./course.json";
import { type Goal, missed, type Tried, tryMove } from "./facts";

export interface Step {
  id: string;
  /** Text of the position; White is to move, and the learner's. */
  position: string;
  goal: Goal;
  /** The opponent's answer, shown when the goal is reached: a hole number. */
  reply?: number;
}

export interface Chapter {
  id: string;
  steps: readonly Step[];
}

export const CHAPTERS: readonly Chapter[] = written.chapters;

export const STEPS: readonly Step[] = CHAPTERS.flatMap(({ steps }) => steps);

/** The messages of a step: its title, its task, a hint, and what was learnt. */
export function messagesOf({ id }: Step): Record<"title" | "task" | "hint" | "done", string> {
  const key = `learn-${id}`;
  return { title: key, task: `${key}-task`, hint: `${key}-hint`, done: `${key}-done` };
}

/** Every move of a step, in the order of the holes. */
export function movesOf(core: Core, position: Position): Tried[] {
  return core.legal(position).map((hole) => tryMove(core, position, hole));
}

/** The moves that reach the goal of a step. */
export function solutionsOf(core: Core, step: Step): Tried[] {
  const position = core.read(step.position);
  return movesOf(core, position).filter(({ facts }) => missed(step.goal, facts) === null);
}
