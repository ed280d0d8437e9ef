import { limits } from '@parley/call-protocol/limits';

type Console = Pick<typeof console, 'error'>;
const { min: lowest, max: highest } = limits.gridTiles;

/** The help of a layout that cannot be. */
export const layoutConfigHelp = 'unsupported layoutConfig. Check error logs for detailed info.';

/** Whether the grid's page holds a sound number of tiles (spec 001 §5). Says on the console why not. */
export function isLayoutConfig(config: unknown, console: Console): boolean {
  const problem = gridProblem(config as object);
  if (problem) console.error(problem);
  return !problem;
}

function gridProblem(config: { grid?: object }): string | undefined {
  if (!('grid' in config)) return undefined;
  const grid = config.grid as { maxTilesPerPage?: unknown; minTilesPerPage?: unknown };
  const hasMost = 'maxTilesPerPage' in grid;
  const { maxTilesPerPage: most, minTilesPerPage: least } = grid;
  if (hasMost) {
    if (!isInteger(most)) return `grid.maxTilesPerPage should be an integer. You passed ${most}.`;
    if (most > highest) {
      return `grid.maxTilesPerPage can't be larger than ${highest} without sacrificing browser performance.`;
    }
  }
  if (!('minTilesPerPage' in grid)) return undefined;
  if (!isInteger(least)) return `grid.minTilesPerPage should be an integer. You passed ${least}.`;
  if (least < lowest) return `grid.minTilesPerPage can't be lower than ${lowest}.`;
  if (isInteger(most) && least > most) return "grid.minTilesPerPage can't be higher than grid.maxTilesPerPage.";
  return undefined;
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}
