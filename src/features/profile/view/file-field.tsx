import { FIELD_LOOK, Field } from '~/ui/controls/field.tsx'

type FileFieldProps = {
  label: string
  /** The kinds of file to offer, as `accept` has them. */
  accept: string
  hint?: string
  error?: string | undefined
  disabled?: boolean
  onChoose: (file: File) => void
}

// The browser's own button would be a grey box in the system's letters.
const BUTTON_LOOK =
  'cursor-pointer file:mr-3 file:cursor-pointer file:rounded-full file:border file:border-edge file:px-4 file:font-semibold file:text-small'

/** A file from the device. */
export function FileField({ label, accept, hint, error, disabled, onChoose }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          disabled={disabled}
          // The same file once more, mended, is a choice as well.
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
