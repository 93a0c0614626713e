import type { ReactNode } from 'react'

type SetupFormProps = { onSubmit: () => void; children: ReactNode }

/** A short form of choices, one below the other. */
export function SetupForm({ onSubmit, children }: SetupFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  )
}
