<?php
/**
 * The parts of WordPress and WooCommerce that the plugin uses, with real HTTP. Loads the plugin from the given folder,
 * runs the given steps and prints the result of each as JSON.
 */

namespace Automattic\WooCommerce\Utilities {

class FeaturesUtil {
	public static $declared = array();
	public static function declare_compatibility( $feature, $file, $is_compatible ) {
		self::$declared[ $feature ] = $is_compatible;
	}
}

}

namespace Automattic\WooCommerce\StoreApi\Exceptions {

class RouteException extends \Exception {
	public $error_code;
	public function __construct( $error_code, $message, $status ) {
		$this->error_code = $error_code;
		parent::__construct( $message, $status );
	}
}

}

namespace {

define( 'ABSPATH', __DIR__ );

$hooks      = array();
$transients = array();
$registered = array();
$sites      = array( array() );

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
function get_option( $name ) {
	return get_transient( "option $name" );
}
// WordPress has it where PHP has not.
if ( ! function_exists( 'mb_substr' ) ) {
	function mb_substr( $text, $from, $length ) {
		return implode( '', array_slice( preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY ), $from, $length ) );
	}
}
function delete_option( $name ) {
	delete_transient( "option $name" );
}
function delete_transient( $name ) {
	global $transients;
	unset( $transients[ $name ] );
}
function update_option( $name, $value ) {
	set_transient( "option $name", $value, 0 );
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
function esc_attr( $text ) {
	return htmlspecialchars( $text );
}
function get_locale() {
	global $locale;
	return $locale;
}
function __( $text, $domain ) {
	return $text;
}
function is_checkout() {
	return true;
}
function is_wc_endpoint_url( $endpoint ) {
	return false;
}
function plugins_url( $path, $file ) {
	return $path;
}
function admin_url( $path ) {
	return $path;
}
function wp_create_nonce( $action ) {
	return 'nonce';
}
function wp_enqueue_script( $name, $url, $needs, $version, $in_footer ) {
}
function wp_localize_script( $name, $variable, $values ) {
	global $localized;
	$localized = $values;
}
function get_woocommerce_currency() {
	return 'BDT';
}

function woocommerce_register_additional_checkout_field( $field ) {
	global $registered;
	$registered[] = $field['id'];
}

class Redirected extends Exception {
}
// What follows it in the plugin ends the request.
function wp_safe_redirect( $url ) {
	throw new Redirected( $url );
}
function wc_add_notice( $text, $kind ) {
	global $notices;
	$notices[] = $text;
}
function is_multisite() {
	global $sites;
	return count( $sites ) > 1;
}
function get_sites( $query ) {
	global $sites;
	return array_keys( $sites );
}
function switch_to_blog( $site ) {
	global $sites, $transients, $switched;
	$switched   = array( $site, $transients );
	$transients = $sites[ $site ];
}
function restore_current_blog() {
	global $sites, $transients, $switched;
	list( $site, $before ) = $switched;
	$sites[ $site ]        = $transients;
	$transients            = $before;
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
class OrderItem {
	public function get_product_id() {
		return 11;
	}
}
class Order {
	public $meta = array();
	private $data;
	public function __construct( $data = array() ) {
		$this->data = $data;
	}
	public function get_billing_phone() {
		return $this->data['billing_phone'];
	}
	public function get_billing_email() {
		return $this->data['billing_email'];
	}
	public function get_payment_method() {
		return $this->data['payment_method'];
	}
	public function get_id() {
		return isset( $this->data['id'] ) ? $this->data['id'] : 0;
	}
	public function get_total() {
		return '1060.00';
	}
	public function get_items() {
		return array( new OrderItem() );
	}
	public function get_checkout_payment_url() {
		return '/checkout/order-pay/' . $this->get_id();
	}
	public function update_meta_data( $name, $value ) {
		$this->meta[ $name ] = $value;
	}
	public function delete_meta_data( $name ) {
		unset( $this->meta[ $name ] );
	}
}
/** What the checkout of blocks sends: PUT while the form is filled in, POST when the order is placed. */
class BlockRequest implements ArrayAccess {
	private $method;
	private $values;
	public function __construct( $method, $values ) {
		$this->method = $method;
		$this->values = $values;
	}
	public function get_method() {
		return $this->method;
	}
	public function offsetExists( $name ): bool {
		return isset( $this->values[ $name ] );
	}
	#[\ReturnTypeWillChange]
	public function offsetGet( $name ) {
		return $this->values[ $name ];
	}
	public function offsetSet( $name, $value ): void {
		$this->values[ $name ] = $value;
	}
	public function offsetUnset( $name ): void {
		unset( $this->values[ $name ] );
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
		case 'declared':
			do_action( 'before_woocommerce_init' );
			$results[] = \Automattic\WooCommerce\Utilities\FeaturesUtil::$declared;
			break;
		case 'delete':
			define( 'WP_UNINSTALL_PLUGIN', 'karbar/karbar.php' );
			$before = array_keys( $transients );
			if ( isset( $step['sites'] ) ) {
				$sites = array_fill( 1, $step['sites'], $transients );
			}
			require $folder . '/uninstall.php';
			$results[] = array(
				'before' => $before,
				'after'  => array_keys( isset( $step['sites'] ) ? array_merge( ...$sites ) : $transients ),
			);
			break;
		case 'script':
			do_action( 'wp_enqueue_scripts' );
			$results[] = $localized;
			break;
		case 'field':
			ob_start();
			do_action( 'woocommerce_review_order_before_submit' );
			do_action( 'woocommerce_init' );
			$results[] = array(
				'printed'    => ob_get_clean(),
				'registered' => $registered,
			);
			break;
		case 'block order':
			// The same draft until the cart is emptied, as WooCommerce keeps it.
			$draft   = isset( $draft ) ? $draft : new Order( $step['data'] );
			$request = new BlockRequest( isset( $step['method'] ) ? $step['method'] : 'POST', array( 'additional_fields' => array( 'karbar/code' => $step['code'] ) ) );
			$draft->update_meta_data( '_wc_other/karbar/code', $step['code'] );
			try {
				do_action( 'woocommerce_store_api_checkout_update_order_from_request', $draft, $request );
				$results[] = array(
					'errors' => array(),
					'meta'   => $draft->meta,
				);
			} catch ( Exception $error ) {
				$results[] = array(
					'errors' => array( $error->getMessage() ),
					'status' => $error->getCode(),
					'meta'   => $draft->meta,
				);
			}
			break;
		case 'pay':
			$_POST   = array_filter(
				array(
					'payment_method' => $step['method'],
					'karbar_code'    => isset( $step['code'] ) ? $step['code'] : '',
				)
			);
			$notices = array();
			$to      = null;
			try {
				do_action( 'woocommerce_before_pay_action', new Order( $step['data'] ) );
			} catch ( Redirected $redirect ) {
				$to = $redirect->getMessage();
			}
			$results[] = array(
				'errors' => $notices,
				'to'     => $to,
			);
			break;
		case 'empty cart':
			unset( $draft );
			do_action( 'woocommerce_cart_emptied' );
			$results[] = null;
			break;
		case 'order':
			WC()->session->set( 'order_awaiting_payment', isset( $step['awaiting'] ) ? $step['awaiting'] : '' );
			$_POST  = isset( $step['code'] ) ? array( 'karbar_code' => $step['code'] ) : array();
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

}
