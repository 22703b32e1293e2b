<?php
/**
 * Removes what the plugin has stored, when it is deleted. What stands on orders stays with them.
 *
 * @package Karbar
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes it from the site that WordPress is at. */
function karbar_forget_site() {
	delete_option( 'karbar_last_setting' );
	delete_transient( 'karbar_setting' );
	delete_transient( 'karbar_pause' );
}

if ( is_multisite() ) {
	$karbar_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $karbar_sites as $karbar_site ) {
		switch_to_blog( $karbar_site );
		karbar_forget_site();
		restore_current_blog();
	}
} else {
	karbar_forget_site();
}
