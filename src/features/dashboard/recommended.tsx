import { type MoodValue, moodCategoryOf, moodOf } from '~/domain/mood/mood.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { RecordingLine } from '~/listening/recording-line.tsx'
import { RecordingList } from '~/listening/recording-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { PlayIcon } from '~/ui/motifs/frame-icons.tsx'

type RecommendedProps = { mood: MoodValue | null; isMoodKnown: boolean }

/** One recording that fits today's mood, and the reason. */
export function Recommended({ mood, isMoodKnown }: RecommendedProps) {
  const recording = recommendedRecording(mood)
  return (
    <Stack gap="tight">
      <Heading>Recommended for You</Heading>
      <Text tone="soft">
        {isMoodKnown ? `${whyOf(mood)} ${recording.description}` : recording.description}
      </Text>
      <RecordingList label="Recommended for You">
        <RecordingLine
          recording={recording}
          link={sessionLink(recording, mood)}
          facts={`${recording.minutes} min`}
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
