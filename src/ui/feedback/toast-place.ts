/** A rectangle of the screen in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export type Obstacle = Box & {
  /**
   * The navigation, the player and a screen's main action: the last ones that a toast may cover.
   */
  firm: boolean
}

/** The smallest distance from a control and from the edges of the screen, in pixels. */
const GAP = 6
/** One firm obstacle weighs more than all others of a screen together. */
const FIRM = 1000
/** Touching a control is worse than being near it. */
const TOUCHED = 100

function shared(one: Box, other: Box, reach: number): number {
  const width = Math.min(one.right, other.right + reach) - Math.max(one.left, other.left - reach)
  const height = Math.min(one.bottom, other.bottom + reach) - Math.max(one.top, other.top - reach)
  return Math.max(width, 0) * Math.max(height, 0)
}

/** Whether a place covers a part of any obstacle. */
export function coversAny(place: Box, obstacles: readonly Box[]): boolean {
  return obstacles.some((obstacle) => shared(place, obstacle, 0) > 0)
}

/**
 * Returns the top edge at which a toast covers no obstacle, as near as possible to its usual place.
 * If there is none, returns the one that covers least, and nothing firm if possible.
 *
 * @param home the toast's usual rectangle
 * @param screen the usable part of the screen, without a notch
 */
export function freeTop(
  home: Box,
  screen: Pick<Box, 'top' | 'bottom'>,
  obstacles: readonly Obstacle[],
): number {
  // Spreading a DOMRect copies nothing: its sides are getters of the prototype.
  const { left, right } = home
  const tall = home.bottom - home.top
  const cost = (top: number) =>
    obstacles.reduce((sum, obstacle) => {
      const place = { left, right, top, bottom: top + tall }
      const area = shared(place, obstacle, GAP) + TOUCHED * shared(place, obstacle, 0)
      return sum + area * (obstacle.firm ? FIRM : 1)
    }, 0)
  const edges = obstacles.flatMap(({ top, bottom }) => [
    bottom + GAP,
    bottom,
    top - tall - GAP,
    top - tall,
  ])
  const within = edges.filter((top) => top >= screen.top + GAP && top + tall <= screen.bottom - GAP)
  const costs = [home.top, ...within].map((top) => ({
    top,
    cost: cost(top),
    way: Math.abs(top - home.top),
  }))
  return costs.reduce((best, next) =>
    next.cost < best.cost || (next.cost === best.cost && next.way < best.way) ? next : best,
  ).top
}
