import type { ReactNode } from 'react'

const TONES = {
  plain: 'border border-line bg-raised',
  paper: 'paper border border-line lift',
  wash: 'bg-accent-wash',
  sunken: 'bg-sunken',
} as const

type CardProps = {
  tone?: keyof typeof TONES
  /** Names the card for screen readers if it is a separate region. */
  label?: string
  children: ReactNode
}

/** A surface for content. Do not nest cards. */
export function Card({ tone = 'plain', label, children }: CardProps) {
  const className = `rounded-card p-[min(1.25rem,6vw)] sm:p-7 ${TONES[tone]}`
  if (label === undefined) return <div className={className}>{children}</div>
  return (
    <section aria-label={label} className={className}>
      {children}
    </section>
  )
}
