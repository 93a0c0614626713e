type CharacterCountProps = { id: string; count: number; limit: number }

const NEAR = 500
const STEP = 100
const NUMBER = new Intl.NumberFormat('en')

/** What a screen reader is told by itself: nothing until the end is near, then every hundred. */
function remark(count: number, limit: number): string {
  const left = limit - count
  if (left < 0 || left > NEAR) return ''
  if (left === 0) return 'No characters left'
  return `At most ${Math.ceil(left / STEP) * STEP} characters left`
}

/** How much is written, of how much there is room for. */
export function CharacterCount({ id, count, limit }: CharacterCountProps) {
  const isOver = count > limit
  return (
    <p className={`text-small figures ${isOver ? 'font-semibold text-danger' : 'text-ink-soft'}`}>
      <span aria-hidden="true">
        {NUMBER.format(count)} / {NUMBER.format(limit)}
      </span>
      <span id={id} className="sr-only">
        {NUMBER.format(count)} of {NUMBER.format(limit)} characters
      </span>
      <span aria-live="polite" className="sr-only">
        {remark(count, limit)}
      </span>
    </p>
  )
}
