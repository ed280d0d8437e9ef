import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  ssr: true,
} satisfies Config;
