import { Stack } from '~/ui/layout/stack.tsx'
import { StepList } from '~/ui/library/step-list.tsx'
import { Heading } from '~/ui/text.tsx'

const STEPS = [
  'Sit or lie where you can be still. Let the back grow long and the hands rest.',
  'Turn the sound low, so that you lean towards it a little. Headphones are good.',
  'Close your eyes, or let them rest on one place.',
  'Find the tanpura first, the low strings that never stop. Let the breath settle there.',
  'Follow the melody from note to note. When the mind wanders, come back to the note that sounds.',
  'At the bell, stay for three breaths before you open your eyes.',
]

/** How to listen, in six steps. */
export function HowToSit() {
  return (
    <Stack>
      <Heading>How to sit with it</Heading>
      <StepList label="How to sit with it" steps={STEPS} />
    </Stack>
  )
}
