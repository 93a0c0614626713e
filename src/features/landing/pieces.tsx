import { MOODS } from '~/domain/mood/mood.ts'
import { RagaFigure } from '~/features/landing/raga-figure.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

/** A session under the sky of the morning, as the player shows it. */
export function SessionPiece() {
  return (
    <div data-prahar="day-1" className="sky grid content-center gap-6 rounded-card p-5 sm:p-7">
      <div className="flex items-center gap-6">
        <RagaFigure raga="Bhairav" isLarge />
        <p>
          <span className="block text-small">The First Bell</span>
          <span className="font-semibold text-heading">Bhairav</span>
        </p>
      </div>
      <div className="flex items-center gap-3 text-small figures">
        <span>6:12</span>
        <span className="h-1 flex-1 rounded-full bg-current/35">
          <span className="block h-1 w-1/2 rounded-full bg-current" />
        </span>
        <span>10:00</span>
      </div>
    </div>
  )
}

/** The five faces, one of them chosen, and what follows. */
export function MoodPiece() {
  return (
    <div className="grid content-center gap-4 rounded-card bg-sunken p-5 text-small">
      <ul className="grid grid-cols-5 rounded-card bg-raised p-1">
        {MOODS.map(({ value, word }) => (
          <li
            key={value}
            className={`flex flex-col items-center gap-2 rounded-card p-1 py-4 text-center text-tiny ${value === 2 ? 'bg-ink text-ground' : ''}`}
          >
            <MoodFace value={value} size="small" />
            <span>{word}</span>
          </li>
        ))}
      </ul>
      <p className="text-center text-ink-soft">You feel Sad today. Shivaranjani sits with that.</p>
    </div>
  )
}

/** A few lines on paper. */
export function JournalPiece() {
  return (
    <div className="paper rounded-card border border-line p-5 sm:p-7">
      <p className="text-ink-soft text-small">Thursday evening</p>
      <p className="mt-2 text-lead">
        The letter is written. Not sent. Bageshri made that seem like enough for one evening.
      </p>
    </div>
  )
}
