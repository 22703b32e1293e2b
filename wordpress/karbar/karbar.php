<?php
/**
 * Plugin Name: Karbar for WooCommerce
 * Description: Captures unfinished checkouts for a call, refuses orders that the shop does not want, and asks for a code by SMS. Fails open: an order is never lost because Karbar does not answer.
 * Version: 1.3.0
 * Requires at least: 5.8
 * Requires PHP: 7.4
 * Requires Plugins: woocommerce
 * WC requires at least: 6.0
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: karbar
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

const KARBAR_VERSION = '1.3.0';

require_once __DIR__ . '/includes/class-karbar-client.php';
require_once __DIR__ . '/includes/class-karbar-checkout.php';
require_once __DIR__ . '/includes/class-karbar-capture.php';

/**
 * Starts the plugin if WooCommerce is active and the file with this shop's settings exists.
 */
function karbar_start() {
	$setting = __DIR__ . '/karbar-setting.php';
	if ( ! class_exists( 'WooCommerce' ) || ! is_readable( $setting ) ) {
		return;
	}
	$values = require $setting;
	$client = new Karbar_Client( $values['url'], $values['key'] );
	( new Karbar_Checkout( $client ) )->register();
	( new Karbar_Capture( $client ) )->register();
}
add_action( 'plugins_loaded', 'karbar_start' );

// The plugin works with both order storages and both checkouts, because it uses WooCommerce's own objects and hooks.
add_action(
	'before_woocommerce_init',
	function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', __FILE__, true );
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', __FILE__, true );
		}
	}
);
