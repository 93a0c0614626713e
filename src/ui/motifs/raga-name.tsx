import { type CSSProperties, useSyncExternalStore } from 'react'
import { ownSettings } from '~/lib/shell/own-settings.ts'

export const NAME_FORMS = ['both', 'latin', 'devanagari', 'iast'] as const

type NameForm = (typeof NAME_FORMS)[number]

/** In which letters the person wants to see names: in both scripts, until they choose. */
export function namesNow(): NameForm {
  const chosen = ownSettings.read('names')
  return NAME_FORMS.find((form) => form === chosen) ?? 'both'
}

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
  const form = useSyncExternalStore<NameForm>(ownSettings.subscribe, namesNow, () => 'both')
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
  return form === 'iast' && iast !== undefined ? { lang: 'und-Latn' } : {}
}

/** How many letters the longest word has, for `raga-hero`. */
function lettersOf(name: string): CSSProperties & Record<'--letters', number> {
  return { '--letters': Math.max(...name.split(' ').map((word) => word.length)) }
}
