// The wheel above has room of its own below its circle.
const NEAR_THE_WHEEL = { marginTop: '-1rem' }

/** The word of a breath, in one place and of one height, so that nothing else moves. */
export function BreathLine({ word, spoken }: { word: string; spoken: string }) {
  return (
    <div className="text-center text-lead" style={NEAR_THE_WHEEL}>
      <p className="sr-only">{`The ring breathes: ${spoken}.`}</p>
      <p aria-hidden="true" className="figures">
        {word}
      </p>
    </div>
  )
}
