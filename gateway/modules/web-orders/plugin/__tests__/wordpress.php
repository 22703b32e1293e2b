<?php
/**
 * As much of WordPress and WooCommerce as the plugin touches, with real HTTP behind it: loads the plugin of the folder that is
 * named and does what the steps say. Prints what came of each as JSON.
 */

define( 'ABSPATH', __DIR__ );

$hooks      = array();
$transients = array();

function add_action( $name, $run, $priority = 10, $arguments = 1 ) {
	global $hooks;
	$hooks[ $name ][] = array( $run, $arguments );
}
function do_action( $name, ...$values ) {
	global $hooks;
	foreach ( isset( $hooks[ $name ] ) ? $hooks[ $name ] : array() as list( $run, $arguments ) ) {
		call_user_func_array( $run, array_slice( $values, 0, $arguments ) );
	}
}
function get_transient( $name ) {
	global $transients;
	return isset( $transients[ $name ] ) ? $transients[ $name ] : false;
}
function set_transient( $name, $value, $seconds ) {
	global $transients;
	$transients[ $name ] = $value;
}
function wp_remote_post( $url, $options ) {
	$headers = array();
	foreach ( $options['headers'] as $name => $value ) {
		$headers[] = "$name: $value";
	}
	$context = stream_context_create(
		array(
			'http' => array(
				'method'        => 'POST',
				'header'        => implode( "\r\n", $headers ),
				'content'       => $options['body'],
				'timeout'       => $options['timeout'],
				'ignore_errors' => true,
			),
		)
	);
	$body = @file_get_contents( $url, false, $context );
	if ( false === $body ) {
		return new WP_Error();
	}
	preg_match( '/^HTTP\/\S+ (\d+)/', $http_response_header[0], $match );
	return array(
		'status' => (int) $match[1],
		'body'   => $body,
	);
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function wp_remote_retrieve_response_code( $response ) {
	return $response['status'];
}
function wp_remote_retrieve_body( $response ) {
	return $response['body'];
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function wp_generate_password( $length, $special ) {
	return substr( bin2hex( random_bytes( $length ) ), 0, $length );
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}
function wp_unslash( $text ) {
	return stripslashes( $text );
}
function esc_html( $text ) {
	return htmlspecialchars( $text );
}
function get_locale() {
	global $locale;
	return $locale;
}
function __( $text, $domain ) {
	return $text;
}
function get_woocommerce_currency() {
	return 'BDT';
}

class WP_Error {
	public $messages = array();
	public function has_errors() {
		return array() !== $this->messages;
	}
	public function add( $code, $message ) {
		$this->messages[] = $message;
	}
}
class WooCommerce {
	public $cart;
	public $session;
}
class WC_Geolocation {
	public static function get_ip_address() {
		return '203.0.113.7';
	}
}
class Session {
	private $values = array();
	public function get( $name ) {
		return isset( $this->values[ $name ] ) ? $this->values[ $name ] : '';
	}
	public function set( $name, $value ) {
		$this->values[ $name ] = $value;
	}
}
class Product {
	public function get_sku() {
		return 'MUG';
	}
	public function get_name() {
		return 'Mug';
	}
}
class Cart {
	public function is_empty() {
		return false;
	}
	public function get_total( $context ) {
		return '1060.00';
	}
	public function get_cart() {
		return array(
			array(
				'product_id'   => 11,
				'variation_id' => 0,
				'quantity'     => 2,
				'line_total'   => 1000.0,
				'data'         => new Product(),
			),
		);
	}
}
class Order {
	public $meta = array();
	public function update_meta_data( $name, $value ) {
		$this->meta[ $name ] = $value;
	}
}
function WC() {
	static $shop;
	if ( ! $shop ) {
		$shop          = new WooCommerce();
		$shop->cart    = new Cart();
		$shop->session = new Session();
	}
	return $shop;
}

list( , $folder, $given ) = $argv;
$steps                    = json_decode( $given, true );
$locale                   = 'en_US';
$_COOKIE['karbar_device'] = 'device-of-the-test';

require $folder . '/karbar.php';
do_action( 'plugins_loaded' );
$setting = require $folder . '/karbar-setting.php';

$results = array();
foreach ( $steps as $step ) {
	$locale = isset( $step['locale'] ) ? $step['locale'] : 'en_US';
	switch ( $step['do'] ) {
		case 'capture':
			$capture   = new Karbar_Capture( new Karbar_Client( $setting['url'], $setting['key'] ) );
			$results[] = $capture->send( $step['typed'] );
			break;
		case 'order':
			$errors = new WP_Error();
			do_action( 'woocommerce_after_checkout_validation', $step['data'], $errors );
			$order = new Order();
			if ( ! $errors->has_errors() ) {
				do_action( 'woocommerce_checkout_create_order', $order );
			}
			$results[] = array(
				'errors' => $errors->messages,
				'meta'   => $order->meta,
			);
			break;
	}
}
echo json_encode( $results );
