import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedSession } from '~/domain/session/sample-session.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { RecordingList, RecordingRow } from '~/listening/view/recording-list.tsx'
import { emblemNamed } from '~/raga/emblem.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'

/** One session that fits today's mood, and the reason. */
export function Recommended({ mood }: { mood: MoodValue | null }) {
  const session = recommendedSession(mood)
  const known = emblemNamed(session.raag)
  return (
    <Stack gap="tight">
      <Heading>Recommended for You</Heading>
      <Text tone="soft">
        {whyOf(mood)} {session.description}
      </Text>
      <RecordingList label="Recommended for You">
        <RecordingRow
          {...sessionLink(session, mood)}
          title={session.title}
          raga={{ name: session.raag, devanagari: known?.raga.devanagari }}
          emblem={known?.emblem ?? null}
          facts={`${session.minutes} min`}
          mark={<PlayIcon />}
        />
      </RecordingList>
    </Stack>
  )
}

/** The rule of the mood categories, in words. */
function whyOf(mood: MoodValue | null): string {
  if (mood === null) return 'A calm beginning, while today’s mood is still open.'
  const { word } = moodOf(mood)
  switch (moodCategoryOf(mood)) {
    case 'Karuna':
      return `Because you feel ${word}: Karuna, the mood of tenderness.`
    case 'Shantha':
      return `Because you feel ${word}: Shantha, the mood of peace.`
    case 'Shringara':
      return `Because you feel ${word}: Shringara, the mood of delight.`
  }
}
