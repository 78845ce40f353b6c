/**
 * Tables of our extensions. These tables are in DB_EXCLUDE_TABLES: Directus does not see them, so no permission can give access. Times are milliseconds
 * since 1970 in a bigint. PostgreSQL returns a bigint as text, so use Number().
 */
export async function up(knex) {
  await create(knex, 'mail_outbox', (table) => {
    // Also the Message-ID, which identifies a mail that was sent before a crash.
    table.uuid('id').primary();
    table.string('recipient', 320).notNullable();
    table.string('subject', 512).notNullable();
    table.text('message').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('available_at').notNullable();
    table.bigInteger('claimed_at');
    table.bigInteger('sent_at');
    table.bigInteger('failed_at');
    table.text('last_error');
    table.index(['sent_at', 'failed_at', 'available_at'], 'ix_mail_outbox_waiting');
  });
  await create(knex, 'account_codes', (table) => {
    table.uuid('id').primary();
    // No foreign key, because Directus would warn about a relation of an unknown table. The deletion of an account must also
    // delete its codes. Expired codes are purged.
    table.uuid('user').notNullable();
    // Purpose of the code: verify (sign-up), email (a new address), guardian, deletion.
    table.string('kind', 32).notNullable();
    table.string('code_hash', 128).notNullable();
    // Identifies the browser that has just registered or sent its password, so that the browser need not send the address again.
    table.string('proof_hash', 128);
    // Data that the code confirms, such as the new address.
    table.text('payload');
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('used_at');
    table.index(['user', 'kind', 'created_at'], 'ix_account_codes_user_kind');
    table.index(['proof_hash'], 'ix_account_codes_proof');
  });
  await create(knex, 'rate_limits', (table) => {
    // Rule and hashed subject, such as `otp-day:3f…`; never an address in plain text.
    table.string('key', 255).primary();
    table.integer('count').notNullable().defaultTo(0);
    table.bigInteger('started_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['expires_at'], 'ix_rate_limits_expires_at');
  });
}

async function create(knex, name, columns) {
  if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, columns);
}

export async function down(knex) {
  for (const name of ['rate_limits', 'account_codes', 'mail_outbox']) await knex.schema.dropTableIfExists(name);
}
