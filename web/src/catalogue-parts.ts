// What is written in a Fluent catalogue, taken apart: for the tests of the catalogues.
import { FluentResource } from "@fluent/bundle";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Element = Exclude<Pattern, string>[number];

/** A choice between wordings: by a variable, or by what a message asks of a term. */
export interface Choice {
  by: string;
  keys: string[];
}

/** What one message says, those that it puts in included. */
export interface Contents {
  variables: Set<string>;
  texts: string[];
  choices: Choice[];
  messages: Set<string>;
  terms: Set<string>;
}

export class Catalogue {
  readonly messages = new Map<string, Entry>();
  readonly terms = new Map<string, Entry>();
  /** As often as they are written, whether or not they can be read. */
  readonly written: string[];

  constructor(readonly source: string) {
    this.written = [...source.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((match) => match[1] as string);
    for (const entry of new FluentResource(source).body) {
      (entry.id.startsWith("-") ? this.terms : this.messages).set(entry.id, entry);
    }
  }

  /** What a message says with all that it puts in from other messages. */
  contents(key: string): Contents {
    const found = nothing();
    const value = this.messages.get(key)?.value;
    if (value) collect(value, found, this);
    return found;
  }

  /** What a term says, in all its cases, by its value or an attribute. */
  termTexts(id: string, attribute: string | null): string[] {
    const term = this.terms.get(id);
    const pattern = attribute === null ? term?.value : term?.attributes[attribute];
    const found = nothing();
    if (pattern) collect(pattern, found, this);
    return found.texts;
  }
}

function nothing(): Contents {
  return {
    variables: new Set(),
    texts: [],
    choices: [],
    messages: new Set(),
    terms: new Set(),
  };
}

function collect(pattern: Pattern, found: Contents, catalogue: Catalogue): void {
  if (typeof pattern === "string") found.texts.push(pattern);
  else for (const element of pattern) collectElement(element, found, catalogue);
}

function collectElement(element: Element, found: Contents, catalogue: Catalogue): void {
  if (typeof element === "string") {
    found.texts.push(element);
    return;
  }
  switch (element.type) {
    case "var":
      found.variables.add(element.name);
      break;
    case "term":
      found.terms.add(`-${element.name}`);
      break;
    case "mesg": {
      found.messages.add(element.name);
      const value = catalogue.messages.get(element.name)?.value;
      if (value) collect(value, found, catalogue);
      break;
    }
    case "func":
      for (const argument of element.args) {
        if (argument.type === "var") found.variables.add(argument.name);
      }
      break;
    case "select": {
      collectElement(element.selector, found, catalogue);
      const by = element.selector.type === "var" ? element.selector.name : "";
      found.choices.push({ by, keys: element.variants.map(({ key }) => String(key.value)) });
      for (const variant of element.variants) collect(variant.value, found, catalogue);
      break;
    }
  }
}
