/** Icons of lucide, each by its own path so that only these are bundled. All are static files of the project's own making or lucide's. */
import book from 'lucide-static/icons/book-open.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import help from 'lucide-static/icons/circle-question-mark.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import target from 'lucide-static/icons/crosshair.svg?raw';
import dice from 'lucide-static/icons/dices.svg?raw';
import save from 'lucide-static/icons/download.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import open from 'lucide-static/icons/folder-open.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import samples from 'lucide-static/icons/library-big.svg?raw';
import fit from 'lucide-static/icons/maximize.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import pointer from 'lucide-static/icons/mouse-pointer-2.svg?raw';
import move from 'lucide-static/icons/move.svg?raw';
import sidePanel from 'lucide-static/icons/panel-right.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import ruler from 'lucide-static/icons/ruler.svg?raw';
import scales from 'lucide-static/icons/scale.svg?raw';
import settings from 'lucide-static/icons/settings-2.svg?raw';
import remove from 'lucide-static/icons/trash-2.svg?raw';
import trees from 'lucide-static/icons/trees.svg?raw';
import warning from 'lucide-static/icons/triangle-alert.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw';
import upload from 'lucide-static/icons/upload.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import hammer from 'lucide-static/icons/hammer.svg?raw';
import quote from 'lucide-static/icons/quote.svg?raw';
import swords from 'lucide-static/icons/swords.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import grid from 'lucide-static/icons/table-2.svg?raw';
import curve from 'lucide-static/icons/chart-spline.svg?raw';
import reset from 'lucide-static/icons/rotate-ccw.svg?raw';
import blocks from 'lucide-static/icons/blocks.svg?raw';
import page from 'lucide-static/icons/file-text.svg?raw';
import sheet from 'lucide-static/icons/file-spreadsheet.svg?raw';
import { GLYPHS } from './glyphs.ts';

export const ICONS = {
  book,
  check,
  chevronDown,
  chevronRight,
  help,
  copy,
  target,
  dice,
  flag,
  swords,
  save,
  eye,
  open,
  keyboard,
  layers,
  samples,
  fit,
  menu,
  minus,
  moon,
  pointer,
  move,
  sidePanel,
  pencil,
  plus,
  redo,
  ruler,
  scales,
  settings,
  remove,
  trees,
  warning,
  undo,
  close,
  printer,
  search,
  lightbulb,
  upload,
  house,
  hammer,
  quote,
  grid,
  curve,
  reset,
  blocks,
  page,
  sheet,
  ...GLYPHS,
} as const;

export type IconName = keyof typeof ICONS;
