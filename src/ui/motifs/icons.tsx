import { Icon } from '~/ui/motifs/icon.tsx'

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
)
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
)
export const ChevronRightIcon = () => (
  <Icon>
    <path d="m9.5 6.5 5.5 5.5-5.5 5.5" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon filled>
    <rect x="6.5" y="5" width="3.8" height="14" rx="1.2" />
    <rect x="13.7" y="5" width="3.8" height="14" rx="1.2" />
  </Icon>
)
export const BackTenIcon = () => (
  <Icon>
    <path d="M5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 9.2M4.5 4.8v4.4h4.4" />
    <path
      d="M9.8 14.8v-4.6l-1.3.8M14 10.2c1.3 0 1.7 1 1.7 2.3s-.4 2.3-1.7 2.3-1.7-1-1.7-2.3.4-2.3 1.7-2.3Z"
      strokeWidth="1.3"
    />
  </Icon>
)
export const ForwardTenIcon = () => (
  <Icon>
    <path d="M19 12a7.5 7.5 0 1 1-2.3-5.4l2.8 2.6M19.5 4.8v4.4h-4.4" />
    <path
      d="M9.6 14.8v-4.6l-1.3.8M13.8 10.2c1.3 0 1.7 1 1.7 2.3s-.4 2.3-1.7 2.3-1.7-1-1.7-2.3.4-2.3 1.7-2.3Z"
      strokeWidth="1.3"
    />
  </Icon>
)
export const VolumeIcon = () => (
  <Icon>
    <path d="M4.5 9.5v5h3.2l4.3 3.5V6L7.7 9.5ZM15.5 9.3a3.8 3.8 0 0 1 0 5.4M18 6.8a7.3 7.3 0 0 1 0 10.4" />
  </Icon>
)
export const MutedIcon = () => (
  <Icon>
    <path d="M4.5 9.5v5h3.2l4.3 3.5V6L7.7 9.5ZM15.8 9.8l4.4 4.4m0-4.4-4.4 4.4" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)
export const EditIcon = () => (
  <Icon>
    <path d="M5 19h3.5L19 8.5a2 2 0 0 0 0-2.8l-.7-.7a2 2 0 0 0-2.8 0L5 15.5ZM13.5 7l3.5 3.5" />
  </Icon>
)
/** `isFull` for what has its star. */
export const StarIcon = ({ isFull }: { isFull: boolean }) => (
  <Icon>
    <path
      fill={isFull ? 'currentColor' : 'none'}
      d="m12 4.5 2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7Z"
    />
  </Icon>
)
export const DeleteIcon = () => (
  <Icon>
    <path d="M5 7h14M10 7V4.8h4V7m-7.5 0 .8 12.2h9.4L17.5 7M10.5 10.5v5.5m3-5.5v5.5" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.8 4.8L19 7.5" />
  </Icon>
)
export const SunriseIcon = () => (
  <Icon>
    <path d="M3.5 18h17M6.5 18a5.5 5.5 0 0 1 11 0M12 8V4.5M5.3 11 3.5 9.2M18.7 11l1.8-1.8" />
  </Icon>
)
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M5.6 18.4l1.6-1.6M16.8 7.2l1.6-1.6" />
  </Icon>
)
export const MoonIcon = () => (
  <Icon>
    <path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z" />
  </Icon>
)
export const StopIcon = () => (
  <Icon filled>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1.6" />
  </Icon>
)
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 4.8v4.4M9 14.8v4.4" />
  </Icon>
)
export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
)
export const ShareIcon = () => (
  <Icon>
    <path d="M12 14.5V4m-4 4 4-4 4 4M5 12.5v6.5h14v-6.5" />
  </Icon>
)
