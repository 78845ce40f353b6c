/**
 * Tables of our extensions, in DB_EXCLUDE_TABLES: Directus does not see them, so no permission can open them.
 * Times are milliseconds since 1970 in a bigint, which reads alike on SQLite and PostgreSQL (there as text: use Number).
 */
export async function up(knex) {
  await create(knex, 'mail_outbox', (table) => {
    // Also the Message-ID: a mail that was sent before a crash is recognised by it.
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
    // No foreign key: Directus would warn about a relation of a table it does not know. Whoever deletes an account deletes
    // its codes; expired ones are purged.
    table.uuid('user').notNullable();
    // What it confirms: verify (sign-up), email (a new address), guardian, deletion.
    table.string('kind', 32).notNullable();
    table.string('code_hash', 128).notNullable();
    // Lets the browser that just registered, or just gave its password, act without repeating the address.
    table.string('proof_hash', 128);
    // What the code puts into force, such as the new address.
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
