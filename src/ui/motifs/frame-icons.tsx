import { Icon } from '~/ui/motifs/icon.tsx'

export const HomeIcon = () => (
  <Icon>
    <path d="M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z" />
  </Icon>
)
export const SessionsIcon = () => (
  <Icon>
    <path d="M7 4.5v15M11 4.5v15M15 4.5v15M19 4.5v15M4.5 17.5h17" />
  </Icon>
)
export const CheckInIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.4 14c.9 1.3 2.1 2 3.6 2s2.7-.7 3.6-2M9 9.6v.1M15 9.6v.1" />
  </Icon>
)
export const JournalIcon = () => (
  <Icon>
    <path d="M6 4.5h9.5a3 3 0 0 1 3 3v12H9a3 3 0 0 1-3-3Zm0 12a3 3 0 0 1 3-3h9.5M9.5 8h5" />
  </Icon>
)
export const PathIcon = () => (
  <Icon>
    <path d="M5 19.5c5 0 3-7 7.5-7s2.5-8 6.5-8" />
    <circle cx="5" cy="19.5" r="1.2" />
    <circle cx="19" cy="4.5" r="1.2" />
  </Icon>
)
export const PanchangIcon = () => (
  <Icon>
    <path d="M5 6.5h14v13H5Zm0 4.5h14M9 4.5v4M15 4.5v4" />
  </Icon>
)
export const ChartIcon = () => (
  <Icon>
    <path d="M4.5 4.5h15v15h-15Zm0 0 15 15m0-15-15 15M12 4.5 4.5 12l7.5 7.5 7.5-7.5Z" />
  </Icon>
)
export const MantrasIcon = () => (
  <Icon>
    <circle cx="12" cy="11" r="7" strokeDasharray="0.1 3.56" />
    <path d="M12 18v3" />
  </Icon>
)
export const ZenIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4" />
  </Icon>
)
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8.5" r="3.7" />
    <path d="M4.8 20c.7-3.8 3.6-6 7.2-6s6.5 2.2 7.2 6" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon filled>
    <path d="M8 5.3v13.4c0 .6.7 1 1.2.7l10.6-6.7a.8.8 0 0 0 0-1.4L9.2 4.6C8.7 4.3 8 4.7 8 5.3Z" />
  </Icon>
)
