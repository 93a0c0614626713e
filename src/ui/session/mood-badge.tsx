import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodBadgeProps = { mood: { value: 1 | 2 | 3 | 4 | 5; word: string; emoji: string } }

/** How the person feels today, as a face and its word. */
export function MoodBadge({ mood }: MoodBadgeProps) {
  return (
    <p className="inline-flex min-h-9 items-center gap-2 rounded-full border border-current/50 py-1 pr-4 pl-1.5 text-small">
      <MoodFace value={mood.value} size="small" />
      <span className="sr-only">Mood: {mood.emoji}</span>
      <span className="font-semibold">{mood.word}</span>
    </p>
  )
}
