import type { ReactNode } from 'react'

type HeadingProps = { level?: 2 | 3; id?: string; children: ReactNode }

/** A heading below the page title. */
export function Heading({ level = 2, id, children }: HeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3'
  const size = level === 2 ? 'text-title' : 'text-lead'
  return (
    <Tag id={id} className={`font-display font-semibold ${size}`}>
      {children}
    </Tag>
  )
}

const SIZES = { small: 'text-small', body: 'text-body', lead: 'text-lead' } as const

type TextProps = {
  size?: keyof typeof SIZES
  tone?: 'plain' | 'soft' | 'danger'
  children: ReactNode
}

const TONES = { plain: '', soft: 'text-ink-soft', danger: 'text-danger' } as const

/** A paragraph. */
export function Text({ size = 'body', tone = 'plain', children }: TextProps) {
  return <p className={`${SIZES[size]} ${TONES[tone]}`}>{children}</p>
}

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
