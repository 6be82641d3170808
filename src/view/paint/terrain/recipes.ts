/** One recipe a kind of terrain. */
import type { TerrainKind, TerrainPiece } from '#geometry/table/table';
import { buildingRecipe } from './building.ts';
import type { Recipe } from './coat.ts';
import { ploughRecipe } from './field.ts';
import { hillRecipe } from './hill.ts';
import { bridgeRecipe, roadRecipe } from './road.ts';
import { wallRecipe } from './stone.ts';
import { marshRecipe, streamRecipe } from './water.ts';
import { woodsRecipe } from './woods.ts';
import { worksRecipe } from './works.ts';

const RECIPES: Readonly<Record<TerrainKind, (piece: TerrainPiece) => Recipe>> = {
  stream: streamRecipe,
  plough: ploughRecipe,
  marsh: marshRecipe,
  wall: wallRecipe,
  woods: woodsRecipe,
  hill: hillRecipe,
  building: buildingRecipe,
  works: worksRecipe,
  road: roadRecipe,
  bridge: bridgeRecipe,
};

const known = new WeakMap<TerrainPiece, Recipe>();

/** The drawing of a piece, made once for as long as the piece stays the same object. */
export function recipeOf(piece: TerrainPiece): Recipe {
  const recipe = known.get(piece) ?? RECIPES[piece.kind](piece);
  known.set(piece, recipe);
  return recipe;
}
