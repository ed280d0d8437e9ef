import { z } from 'zod';

/** Where things lie in a backup. The manifest comes last: an archive without one is not whole. */
export const backupPaths = {
  manifest: 'manifest.json',
  keys: 'keys.json',
  jobs: 'jobs.json',
  tables: 'tables',
  media: 'media',
  leadJournal: 'lead-journal',
} as const;

const DumpSchema = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number().int().nonnegative(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});

/** What a backup says of itself. */
export const ManifestSchema = z.object({
  format: z.literal('parley-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** By product and name, with the checksum of the file. */
  migrations: z.array(z.object({ product: z.enum(['site', 'call', 'voice']), name: z.string(), checksum: z.string() })),
  dump: DumpSchema,
  /** Every other file of the archive, with its length and SHA-256 in hex. */
  files: z.record(z.string(), z.object({ bytes: z.number().int().nonnegative(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof ManifestSchema>;

/** Files of a backup lie only here, so that no name in an archive leads anywhere else. */
const filePath =
  /^(?:manifest\.json|keys\.json|jobs\.json|tables\/[a-z_]+\.[a-z0-9_]+\.ndjson|lead-journal\/[\w-]+(?:\.[\w-]+)*|media\/(?:videos|images)\/[^\\\0]+)$/;

/** Whether an archive may hold a file under this name. */
export function isBackupPath(path: string): boolean {
  return filePath.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
