/** The tools on the rail, each with its key in the key table. */
export type ToolName = 'select' | 'move' | 'wheel' | 'fire' | 'ricochet' | 'arcs' | 'measure' | 'units' | 'terrain';
