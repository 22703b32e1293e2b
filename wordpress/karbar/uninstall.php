<?php
/**
 * Removes what the plugin has stored, when it is deleted. What stands on orders stays with them.
 *
 * @package Karbar
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'karbar_last_setting' );
delete_transient( 'karbar_setting' );
delete_transient( 'karbar_pause' );
