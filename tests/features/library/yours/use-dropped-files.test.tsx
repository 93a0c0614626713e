import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useDroppedFiles } from '~/features/library/yours/use-dropped-files.ts'

const taken: string[] = []

function Zone({ name }: { name: string }) {
  const zone = useRef<HTMLDivElement>(null)
  const isOver = useDroppedFiles(zone, () => taken.push(name))
  return (
    <div ref={zone} role="note" aria-label={name}>{`${name}${isOver ? ', held above' : ''}`}</div>
  )
}

/** A drag event of files, which jsdom does not have. */
function drag(type: string, target: Element) {
  const dataTransfer = { types: ['Files'], files: [new File([''], 'a.wav')], dropEffect: 'copy' }
  const event = new Event(type, { bubbles: true, cancelable: true })
  target.dispatchEvent(Object.assign(event, { dataTransfer }))
  return { isRefused: event.defaultPrevented, effect: dataTransfer.dropEffect }
}

test.each([
  ['page', 'dialog'],
  ['dialog', 'page'],
])(
  'of two zones, %s before %s, each takes the files that are dropped on it, and the rest of the page none',
  (first, second) => {
    taken.length = 0
    render(
      <main>
        <Zone name={first} />
        <Zone name={second} />
      </main>,
    )
    for (const name of [first, second]) {
      expect(drag('dragover', screen.getByLabelText(name))).toEqual({
        isRefused: true,
        effect: 'copy',
      })
      drag('drop', screen.getByLabelText(name))
    }
    expect(taken).toEqual([first, second])
    expect(drag('dragover', screen.getByRole('main'))).toEqual({ isRefused: true, effect: 'none' })
    expect(drag('drop', screen.getByRole('main')).isRefused).toBe(true)
    expect(taken).toHaveLength(2)
  },
)
