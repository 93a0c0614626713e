import {
  LandingFeatures,
  LandingFrame,
  PaperLines,
} from '~/features/landing/view/landing-frame.tsx'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'
import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

// Yaman: S R G M P D N, with Ga as the brightest point.
const YAMAN = { swaras: [0, 2, 4, 6, 7, 9, 11], vadi: 4 }

// It cannot know who has an account, so it opens sign-up; sign-in is one press further.
const HOME = { to: paths.dashboard(), label: 'Continue your practice' }
const START = { strangers: { to: newAccountPath, label: 'Begin your practice' }, known: HOME }

/**
 * The landing page. It is also rendered at build time, for strangers, so it reads no clock, no state,
 * no data. `isKnown` is whether somebody is signed in on this device.
 */
export function LandingPage({ isKnown = false }: { isKnown?: boolean }) {
  return (
    <LandingFrame
      isKnown={isKnown}
      signIn={{
        strangers: { to: paths.login(), label: 'Sign In' },
        known: { to: paths.dashboard(), label: 'Open Alap' },
      }}
      start={START}
      open={{ to: paths.tryChart(), label: 'Or cast a Vedic chart first, without an account' }}
      headline="Sit with a raga, once a day."
      lead="Ten quiet minutes of Indian classical music, chosen for your mood and the hour, and a page to write on afterwards."
      emblem={YAMAN}
    >
      <LandingFeatures
        heading="A day in Alap has three small parts."
        isKnown={isKnown}
        start={{ strangers: { to: newAccountPath, label: 'Create your account' }, known: HOME }}
        closing="Your practice begins with one sit."
        features={[
          {
            title: 'Daily Audio Sessions',
            text: 'A raga a day, from a slow opening to a closing bell. Ten, fifteen or twenty minutes.',
            motif: <TanpuraStrings sounding={false} />,
          },
          {
            title: 'Mood Tracking',
            text: 'One of five faces says how you are. The session meets you there, not where you should be.',
            motif: (
              <>
                <MoodFace value={2} />
                <MoodFace value={3} />
                <MoodFace value={4} />
              </>
            ),
          },
          {
            title: 'Reflection Journal',
            text: 'A sheet of paper for what stayed with you. Kept as you type, and yours alone.',
            motif: <PaperLines />,
          },
        ]}
      />
    </LandingFrame>
  )
}
