import type { CSSProperties } from 'react'
import type { NameForm } from '~/lib/words/own-names.ts'
import { useNameForm } from '~/ui/motifs/own-name.tsx'

const SIZES = {
  inline: ['font-semibold', 'ml-0.5'],
  title: ['font-semibold text-title', 'inline-block text-[0.85em]'],
  hero: [
    'raga-hero block font-semibold tracking-[-0.015em]',
    'mt-1 block font-medium text-[0.62em]',
  ],
} as const

type RagaNameProps = {
  name: string
  devanagari?: string | undefined
  iast?: string | undefined
  size?: keyof typeof SIZES
}

/** A raga's name in the letters that the person chose; as a hero, as large as its longest word has room for. */
export function RagaName({ name, devanagari, iast, size = 'inline' }: RagaNameProps) {
  const [latin, deva] = SIZES[size]
  const form = useNameForm()
  const isAlone = form === 'devanagari' && devanagari !== undefined
  const letters = form === 'iast' ? (iast ?? name) : isAlone ? devanagari : name
  const whole = (
    <span
      className={`raga-name font-display ${latin}`}
      {...(size === 'hero' && { style: lettersOf(letters) })}
    >
      <span {...langOf(form, { isAlone, iast })}>{letters}</span>
      {form === 'both' && devanagari && ' '}
      {form === 'both' && devanagari && (
        <span lang="hi" className={`whitespace-nowrap font-normal ${deva}`}>
          {devanagari}
        </span>
      )}
    </span>
  )
  return size === 'hero' ? <span className="@container block">{whole}</span> : whole
}

function langOf(form: NameForm, { isAlone, iast }: { isAlone: boolean; iast: string | undefined }) {
  if (isAlone) return { lang: 'hi' }
  return form === 'iast' && iast !== undefined ? { lang: 'sa-Latn' } : {}
}

/** How many letters the longest word has, for `raga-hero`. */
function lettersOf(name: string): CSSProperties & Record<'--letters', number> {
  return { '--letters': Math.max(...name.split(' ').map((word) => word.length)) }
}
