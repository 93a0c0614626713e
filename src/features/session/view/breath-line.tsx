/** The word of a breath, in one place and of one height, so that nothing else moves. */
export function BreathLine({ word, spoken }: { word: string; spoken: string }) {
  return (
    <div className="text-center text-lead">
      <p className="sr-only">The ring breathes: {spoken}.</p>
      <p aria-hidden="true" className="figures">
        {word}
      </p>
    </div>
  )
}
