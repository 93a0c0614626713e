import { type ComponentType, lazy } from 'react'
import { afterFirstScreen } from '~/lib/first-screen.ts'

/** A part of home that loads after the first screen. Nothing is missed where its code does not come. */
export function laterPart(load: () => Promise<ComponentType>) {
  return lazy(() =>
    afterFirstScreen()
      .then(load)
      .then(
        (Part) => ({ default: Part }),
        () => ({ default: () => null }),
      ),
  )
}
