/** Types of the Directus services that this extension uses. Directus passes them untyped. */
import type { Readable } from 'node:stream';
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';

interface Options {
  accountability: Accountability | null;
  schema: SchemaOverview;
  knex?: Knex;
}

interface LoginResult {
  accessToken: string;
  /** Refresh token. In session mode it is the primary key (`token`) of the row in `directus_sessions`. */
  refreshToken: string;
  expires: number;
  id: string;
}

export interface DirectusServices {
  FilesService: new (
    options: Options,
  ) => {
    /** Deletes the rows of files, and the files and their thumbnails in the storage. */
    deleteMany(ids: readonly string[]): Promise<unknown>;
    /** Stores a file and returns its id. */
    uploadOne(stream: Readable, file: Record<string, string>): Promise<string>;
  };
  ItemsService: new (
    collection: string,
    options: Options,
  ) => {
    createOne(row: Record<string, unknown>): Promise<number | string>;
    updateMany(ids: readonly (number | string)[], change: Record<string, unknown>): Promise<unknown>;
    readOne(id: string, query: Query): Promise<Record<string, unknown>>;
  };
  AssetsService: new (
    options: Options,
  ) => {
    /** Returns the original file. */
    getAsset(id: string, transformation: { transformationParams: object }): Promise<{ stream: Readable }>;
  };
  PayloadService: new (
    collection: string,
    options: Options,
  ) => { processValues(action: 'create', row: Record<string, unknown>): Promise<Record<string, unknown>> };
  AuthenticationService: new (
    options: Options,
  ) => {
    login(
      provider: string,
      payload: { email: string; password: string },
      options: { session: true; otp?: string },
    ): Promise<LoginResult>;
    refresh(token: string, options: { session: true }): Promise<LoginResult>;
    logout(token: string): Promise<void>;
    verifyPassword(userId: string, password: string): Promise<void>;
  };
  UsersService: new (options: Options) => { requestPasswordReset(email: string, url: string | null): Promise<void> };
  MailService: new (
    options: Options,
  ) => {
    renderTemplate(name: string, data: Record<string, unknown>): Promise<string>;
    getDefaultTemplateData(): Promise<Record<string, unknown>>;
  };
}
