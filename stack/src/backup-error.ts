import { AppError } from '@parley/kit-base/app-error';

type BackupErrorCode =
  | 'usage'
  | 'file-exists'
  | 'nothing-there'
  | 'too-large-while-running'
  | 'not-a-backup'
  | 'damaged'
  | 'newer-version'
  | 'not-empty'
  | 'keys-differ';

/** Why a backup was not made or not restored. The messages are written for the operator. */
export class BackupError extends AppError<BackupErrorCode> {
  static usage(text: string): BackupError {
    return new BackupError('usage', text);
  }

  static fileExists(file: string): BackupError {
    return new BackupError('file-exists', `${file} is there already. Name a new file.`);
  }

  static nothingThere(dataDir: string): BackupError {
    return new BackupError('nothing-there', `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }

  static tooLargeWhileRunning(megabytes: number, most: number): BackupError {
    return new BackupError(
      'too-large-while-running',
      `The embedded database has ${megabytes} MB. Beyond ${most} MB it would keep visitors waiting while it is read: ` +
        'stop the server for the backup, or move to PostgreSQL with DATABASE_URL.',
    );
  }

  static notABackup(file: string, cause?: unknown): BackupError {
    return new BackupError('not-a-backup', `${file} is no backup of Parley, or it is cut off.`, { cause });
  }

  static damaged(path: string): BackupError {
    return new BackupError('damaged', `The backup is damaged: ${path} is not what it was. Nothing was restored.`);
  }

  static newerVersion(names: readonly string[]): BackupError {
    return new BackupError(
      'newer-version',
      `This backup was made by another version, whose migrations this one does not have: ${names.join(', ')}. ` +
        'Restore it with the version that made it, or a newer one.',
    );
  }

  static notEmpty(place: string): BackupError {
    return new BackupError(
      'not-empty',
      `${place} is not empty. A backup is restored into an empty DATA_DIR (and an empty database), so that nothing is lost.`,
    );
  }
}
