/** Joining a book from parts, and the library of all that can be joined. */
import type { Chart } from './chart.ts';
import type { PartOf, RuleSet } from './contract.ts';
import type { BookChoice, Library } from './library.ts';
import { namedFire, namedMelee, namedMorale, namedMovement } from './named.ts';
import { playClauses } from './play/clauses.ts';
import type { FirePart, MeleePart, MoralePart, MovementPart, Part, PartMaker, PartName } from './parts.ts';

export interface Makers {
  readonly fire: PartMaker<FirePart>;
  readonly melee: PartMaker<MeleePart>;
  readonly morale: PartMaker<MoralePart>;
  readonly movement: PartMaker<MovementPart>;
}

export interface Recipe extends Makers {
  readonly id: string;
  readonly label: string;
  readonly version: number;
}

interface Named {
  readonly id: string;
}

/** The first of each id: parts of one text share options and charts. */
function once<T extends Named>(lists: readonly (readonly T[])[]): readonly T[] {
  return [
    ...new Map(
      lists
        .flat()
        .toReversed()
        .map((one) => [one.id, one]),
    ).values(),
  ].toReversed();
}

const partOf = ({ id, label, text, charts }: Part): PartOf => ({ id, label, text, charts: charts.map((chart) => chart.id) });

/** A playable book. Its parts are made once, when it is joined. */
function joinBook(recipe: Recipe, yours: readonly Chart[] = []): RuleSet {
  const [fire, melee, morale, movement] = [recipe.fire(yours), recipe.melee(yours), recipe.morale(yours), recipe.movement(yours)];
  const all = [fire, melee, morale, movement];
  const options = once(all.map((part) => part.options));
  return {
    id: recipe.id,
    label: recipe.label,
    version: recipe.version,
    inchIsYards: fire.inchIsYards,
    parts: { fire: partOf(fire), melee: partOf(melee), morale: partOf(morale), movement: partOf(movement) },
    options,
    charts: once(all.map((part) => part.charts)),
    clauses: [...all.flatMap((part) => part.clauses), ...playClauses].filter(
      (clause, i, list) => list.findIndex((one) => one.text === clause.text && one.where === clause.where) === i,
    ),
    figures: fire.figures ?? [],
    fire: namedFire(fire.fire, options),
    melee: namedMelee(melee.melee, options),
    morale: namedMorale(morale.morale, options),
    movement: namedMovement(movement.movement, options),
    card: fire.card,
    bands: fire.bands,
    arc: fire.arc,
    withCharts: (charts) => joinBook(recipe, charts),
  };
}

type Offered = { readonly [N in PartName]: readonly Makers[N][] };

function chosenMaker<N extends PartName>(offered: Offered, recipe: Recipe, name: N, id: string | undefined): Makers[N] {
  if (id === undefined) return recipe[name];
  const maker = offered[name].find((one) => one([]).id === id);
  if (!maker) throw new Error(`no ${name} called ${id}`);
  return maker;
}

function recipeOf(recipes: readonly Recipe[], offered: Offered, { book, parts }: BookChoice): Recipe {
  const base = recipes.find((one) => one.id === book);
  if (!base) throw new Error(`no book ${book}`);
  if (Object.keys(parts).length === 0) return base;
  return {
    ...base,
    label: `${base.label}, joined otherwise`,
    fire: chosenMaker(offered, base, 'fire', parts.fire),
    melee: chosenMaker(offered, base, 'melee', parts.melee),
    morale: chosenMaker(offered, base, 'morale', parts.morale),
    movement: chosenMaker(offered, base, 'movement', parts.movement),
  };
}

export function libraryOf(recipes: readonly Recipe[], offered: Offered): Library {
  const books = recipes.map((recipe) => joinBook(recipe));
  const joined = new Map<string, RuleSet>(books.map((book) => [JSON.stringify([book.id, {}]), book]));
  const changed = new WeakMap<readonly Chart[], Map<string, RuleSet>>();
  const shippedOf = (choice: BookChoice): RuleSet => {
    const key = JSON.stringify([choice.book, choice.parts]);
    const known = joined.get(key) ?? joinBook(recipeOf(recipes, offered, choice));
    joined.set(key, known);
    return known;
  };
  return {
    books,
    parts: {
      fire: offered.fire.map((make) => partOf(make([]))),
      melee: offered.melee.map((make) => partOf(make([]))),
      morale: offered.morale.map((make) => partOf(make([]))),
      movement: offered.movement.map((make) => partOf(make([]))),
    },
    bookOf: (choice) => {
      const shipped = shippedOf(choice);
      if (choice.charts.length === 0) return shipped;
      const byBook = changed.get(choice.charts) ?? new Map<string, RuleSet>();
      changed.set(choice.charts, byBook);
      const key = JSON.stringify([choice.book, choice.parts]);
      const known = byBook.get(key) ?? shipped.withCharts(choice.charts);
      byBook.set(key, known);
      return known;
    },
  };
}
