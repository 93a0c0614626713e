import { type ReactNode, useState } from 'react'
import { loadPlayer } from '~/audio/audio-provider.tsx'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { begunSession, offerOf } from '~/features/first-session/begin-session.ts'
import { paths } from '~/lib/paths.ts'
import { MoodAndRaga, NextRaga } from '~/listening/mood-and-raga.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Text } from '~/ui/layout/text.tsx'

type MoodStepProps = {
  /** The mood that was chosen before, to be changed. */
  first: MoodValue | null
  onChoose: (mood: MoodValue) => void
  /** What there is to say first. */
  children: ReactNode
}

/** The question of the day, as at the check-in. */
export function MoodStep({ first, onChoose, children }: MoodStepProps) {
  const [mood, setMood] = useState(first)
  const [offer, setOffer] = useState(() => first && offerOf(begunSession(first)))
  const { toast } = useToast()
  const choose = (chosen: MoodValue) => {
    const next = offerOf(begunSession(chosen))
    setMood(chosen)
    setOffer(next)
    prepareSound(next.recording)
  }
  const goOn = () => {
    if (mood !== null) return onChoose(mood)
    toast({
      title: 'Please select a mood',
      description: 'A raga is then chosen for it, and for this hour.',
    })
  }
  return (
    <MoodAndRaga
      back={{ to: paths.landing(), label: 'Back to Home' }}
      mood={mood}
      onChange={choose}
      notice={children}
      next={
        <NextRaga mood={mood} raga={offer?.raga.name ?? ''} lines={offer?.why ? [offer.why] : []} />
      }
    >
      <Row stackOnPhone>
        <Button size="large" aria-disabled={mood === null} onClick={goOn}>
          Find My Raga
        </Button>
      </Row>
      <Text size="small" tone="soft">
        You need no account for this, and nothing of it leaves this device.
      </Text>
    </MoodAndRaga>
  )
}

/** Gets ready what will sound, while the person still looks at the faces. */
function prepareSound(recording: Recording): void {
  loadPlayer().then(
    (player) => player.load(recording),
    () => undefined,
  )
}
