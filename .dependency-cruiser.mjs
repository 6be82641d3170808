// Who may import whom. Each name in a list is a folder of src; a layer may always import itself.
const layers = {
  geometry: [],
  'rules/engine': ['geometry'],
  'rules/roster': ['rules/engine', 'geometry'],
  'rules/sets': ['rules/engine', 'rules/roster', 'geometry'],
  game: ['rules/engine', 'rules/roster', 'geometry'],
  view: ['game', 'rules/engine', 'geometry'],
  ui: ['game', 'rules/engine'],
};

// Libraries that live in one place only.
const homes = {
  '@turf/turf': 'geometry/shape/planar\\.ts$',
  rbush: 'geometry/table/tableIndex\\.ts$',
  'pixi.js': 'view/paint/',
};

const escaped = (name) => name.replace(/[.]/g, '\\.');

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `${layer.replace('/', '-')}-imports-only-below`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^(src|test)/', pathNot: [layer, ...below].map((folder) => `^src/${folder}/`) },
}));

const homeRules = Object.entries(homes).map(([library, home]) => ({
  name: `${library.replace(/\W+/g, '-').replace(/^-/, '')}-stays-at-home`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${home}` },
  to: { path: library === '@turf/turf' ? 'node_modules/@turf/' : `node_modules/${escaped(library)}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^(src|test)/' }, to: { circular: true } },
    ...layerRules,
    ...homeRules,
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      name: 'tools-and-marks-are-headless',
      severity: 'error',
      from: { path: '^src/view/', pathNot: '^src/view/paint/' },
      to: { path: ['node_modules/pixi\\.js', '^src/view/paint/'] },
    },
    {
      name: 'rule-sets-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/rules/sets/([^/]+)/' },
      to: { path: '^src/rules/sets/([^/]+)/', pathNot: '^src/rules/sets/$1/' },
    },
    {
      name: 'only-app-cli-and-tests-list-rule-sets',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app|cli|rules/sets)/' },
      to: { path: '^src/rules/sets/' },
    },
    {
      name: 'nobody-imports-app-or-cli',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app|cli)/' },
      to: { path: '^src/(app|cli)/' },
    },
    {
      name: 'bare-layers-run-without-a-machine',
      severity: 'error',
      from: { path: '^src/(geometry|rules|game)/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'everything-resolves', severity: 'error', from: { path: '^(src|test)/' }, to: { couldNotResolve: true, pathNot: '^geojson$' } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json'],
    },
  },
};
