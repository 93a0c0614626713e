import { type ReactNode, useState } from 'react'
import { loadPlayer } from '~/audio/audio-provider.tsx'
import { MOODS, type MoodValue } from '~/domain/mood/mood.ts'
import { begunSession, offerOf } from '~/features/first-session/begin-session.ts'
import { paths } from '~/lib/paths.ts'
import { MoodQuestion } from '~/ui/choices/mood-question.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

const QUESTION = 'How are you feeling today?'

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
  const { toast } = useToast()
  const choose = (chosen: MoodValue) => {
    setMood(chosen)
    prepareSound(chosen)
  }
  const goOn = () => {
    if (mood !== null) return onChoose(mood)
    toast({
      title: 'Please select a mood',
      description: 'A raga is then chosen for it, and for this hour.',
    })
  }
  return (
    <Page
      title={QUESTION}
      lead="There is no better or worse answer. The music meets you where you are."
      back={{ to: paths.landing(), label: 'Back to Home' }}
    >
      <Stack gap="wide">
        {children}
        <MoodQuestion legend={QUESTION} choices={MOODS} value={mood} onChange={choose} />
        <div className="mx-auto flex w-full max-w-[22rem] flex-col gap-4 text-center">
          <Button size="large" fill aria-disabled={mood === null} onClick={goOn}>
            Find My Raga
          </Button>
          <Text size="small" tone="soft">
            You need no account for this, and nothing of it leaves this device.
          </Text>
        </div>
      </Stack>
    </Page>
  )
}

/** Gets ready what will sound, while the person still looks at the faces. */
function prepareSound(mood: MoodValue): void {
  const { recording } = offerOf(begunSession(mood))
  loadPlayer().then(
    (player) => player.load(recording),
    () => undefined,
  )
}
