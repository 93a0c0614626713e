import { LandingPage } from '~/features/landing/landing-page.tsx'
import { usePersonOrNull } from '~/queries/person.tsx'

/** The landing page, which leads somebody who is signed in on this device to their home. */
export function LandingScreen() {
  return <LandingPage isKnown={usePersonOrNull() !== null} />
}
