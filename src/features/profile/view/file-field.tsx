import { FIELD_LOOK, Field } from '~/ui/controls/field.tsx'

type FileFieldProps = {
  label: string
  /** The accepted kinds of file, in the syntax of `accept`. */
  accept: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
}

// Replaces the browser's default button, a grey box in the system font.
const BUTTON_LOOK =
  'cursor-pointer file:mr-3 file:cursor-pointer file:rounded-full file:border file:border-edge file:px-4 file:font-semibold file:text-small'

/** A field to choose a file from the device. */
export function FileField({ label, accept, hint, error, disabled, onChoose }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          disabled={disabled}
          // Clear the value, so that choosing the same file again after a correction also counts.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) onChoose(file)
          }}
          className={`${FIELD_LOOK} ${BUTTON_LOOK}`}
        />
      )}
    </Field>
  )
}
