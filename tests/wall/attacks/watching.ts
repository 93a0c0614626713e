import { type Attack, sql } from '../support/attack.ts'
import { TABLES } from '../support/people.ts'

/** Views of the state of the server and of other people's sessions. */
const VIEWS =
  `pg_stat_activity pg_stat_all_tables pg_stat_user_tables pg_stat_user_indexes pg_stat_user_functions
  pg_statio_user_tables pg_statio_user_indexes pg_statio_user_sequences pg_stat_xact_user_tables pg_stat_xact_user_functions
  pg_stat_database pg_stat_database_conflicts pg_stat_io pg_stat_wal pg_stat_bgwriter pg_stat_checkpointer pg_stat_slru
  pg_stat_progress_analyze pg_stat_progress_vacuum pg_stat_progress_copy pg_stat_progress_create_index pg_stat_progress_basebackup
  pg_stat_replication pg_stat_replication_slots pg_stat_subscription pg_stat_ssl pg_stat_gssapi pg_stat_archiver
  pg_stats pg_stats_ext pg_stats_ext_exprs pg_locks pg_cursors pg_prepared_statements pg_prepared_xacts
  pg_settings pg_file_settings pg_hba_file_rules pg_ident_file_mappings pg_config pg_shmem_allocations pg_backend_memory_contexts
  pg_policies pg_rules pg_views pg_matviews pg_tables pg_indexes pg_sequences pg_roles pg_user pg_shadow pg_group pg_authid
  pg_statistic pg_statistic_ext pg_statistic_ext_data pg_user_mappings pg_user_mapping pg_foreign_server pg_seclabels
  pg_largeobject pg_largeobject_metadata pg_default_acl pg_db_role_setting pg_auth_members pg_publication pg_subscription
  pg_replication_slots pg_replication_origin_status pg_timezone_names pg_available_extensions pg_class pg_attribute pg_attrdef
  pg_constraint pg_proc pg_trigger pg_policy pg_rewrite pg_depend pg_shdepend pg_description pg_index pg_inherits pg_type
  pg_operator pg_cast pg_namespace pg_database pg_tablespace pg_extension pg_wait_events pg_aios pg_stat_recovery_prefetch
  information_schema.tables information_schema.columns information_schema.routines information_schema.triggers
  information_schema.views information_schema.role_table_grants information_schema.column_privileges
  information_schema.enabled_roles information_schema.applicable_roles information_schema.check_constraints`
    .split(/\s+/)
    .filter(Boolean)

/** Those that could contain other people's words. */
const TELLING =
  'pg_stats pg_stats_ext pg_stats_ext_exprs pg_stat_activity pg_locks pg_cursors pg_prepared_statements pg_stat_user_tables'.split(
    ' ',
  )

const FUNCTIONS =
  `pg_stat_get_activity(null) pg_stat_get_backend_idset() pg_stat_get_wal_senders() pg_get_multixact_members('1')
  pg_lock_status() pg_show_all_settings() pg_blocking_pids(pg_backend_pid()) pg_safe_snapshot_blocking_pids(pg_backend_pid())
  pg_current_wal_lsn() pg_current_wal_insert_lsn() pg_last_committed_xact() pg_current_snapshot() txid_current()
  pg_notification_queue_usage() pg_listening_channels() pg_ls_tmpdir() pg_ls_logdir() pg_current_logfile() pg_control_system()
  pg_control_checkpoint() pg_get_backend_memory_contexts() pg_log_backend_memory_contexts(1) pg_database_size(current_database())
  pg_tablespace_size('pg_default') pg_export_snapshot() pg_logical_slot_peek_changes('x',null,null) pg_get_wal_replay_pause_state()
  inet_client_addr() inet_server_addr() version() current_setting('data_directory') current_setting('hba_file')
  schema_to_xml('public',true,true,'') database_to_xml(true,true,'') schema_to_xml('pg_catalog',true,true,'')
  pg_get_keywords() pg_options_to_table(null) pg_stat_get_snapshot_timestamp() auth.session() auth.user_id()`
    .split(/\s+/)
    .filter(Boolean)

const onOid = (oid: string): string[] => [
  `pg_relation_size(${oid})`,
  `pg_total_relation_size(${oid})`,
  `pg_indexes_size(${oid})`,
  `pg_table_size(${oid})`,
  `pg_relation_filepath(${oid})`,
  `pg_relation_filenode(${oid})`,
  `pg_stat_get_live_tuples(${oid})`,
  `pg_stat_get_dead_tuples(${oid})`,
  `pg_stat_get_tuples_inserted(${oid})`,
  `pg_stat_get_last_analyze_time(${oid})`,
  `pg_stat_get_last_autovacuum_time(${oid})`,
  `pg_stat_get_lastscan(${oid})`,
  `table_to_xml(${oid}, true, true, '')`,
  `currtid2(${oid}::regclass::text, '(0,1)')`,
  `row_security_active(${oid})`,
  `has_table_privilege(${oid}, 'select')`,
  `has_any_column_privilege(${oid}, 'select')`,
  `pg_get_viewdef(${oid})`,
  `pg_relation_is_updatable(${oid}::regclass, true)`,
  `pg_describe_object('pg_class'::regclass, ${oid}, 1)`,
  `pg_partition_tree(${oid})`,
]

/** Catalogues, statistics, activity: they may show shapes and totals, never a person's words. */
export const watching = (): Attack[] => [
  ...VIEWS.flatMap((view) => [sql(`select * from ${view}`), sql(`select count(*) from ${view}`)]),
  ...TELLING.flatMap((view) => [
    sql(`select given::text from ${view} as given`),
    sql(`select query_to_xml('table ${view}', true, true, '')`),
    sql(`select json_agg(given) from ${view} as given`),
  ]),
  ...FUNCTIONS.flatMap((call) => [sql(`select ${call}`), sql(`select * from ${call} as given`)]),
  ...TABLES.flatMap(([table]) => {
    const [schema, name] = table.split('.')
    const oid = `(select c.oid from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = '${schema}' and relname = '${name}')`
    return [...onOid(oid).map((call) => sql(`select ${call}`)), sql(`select '${table}'::regclass`)]
  }),
]
