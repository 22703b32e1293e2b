<?php
/**
 * Captures unfinished checkouts.
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sends to Karbar what a buyer has typed so far, after the buyer has agreed. The browser sends it to the shop and the shop to
 * Karbar, so that the page contains neither the key nor a foreign address.
 */
class Karbar_Capture {

	const ACTION = 'karbar_capture';

	/** @var Karbar_Client */
	private $client;

	/** @param Karbar_Client $client Calls Karbar. */
	public function __construct( Karbar_Client $client ) {
		$this->client = $client;
	}

	/** Hooks into the checkout page and receives what it sends. */
	public function register() {
		add_action( 'wp_enqueue_scripts', array( $this, 'add_script' ) );
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'take' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'take' ) );
	}

	/** Adds the script to the checkout page, if captures are enabled. */
	public function add_script() {
		if ( ! function_exists( 'is_checkout' ) || ! is_checkout() || is_wc_endpoint_url( 'order-received' ) ) {
			return;
		}
		$setting = $this->client->setting();
		if ( empty( $setting['capturesCheckout'] ) ) {
			return;
		}
		$consent = isset( $setting['consentText'] ) && '' !== $setting['consentText']
			? $setting['consentText']
			: self::usual_consent();
		wp_enqueue_script( 'karbar-capture', plugins_url( 'assets/capture.js', __DIR__ ), array(), KARBAR_VERSION, true );
		wp_localize_script(
			'karbar-capture',
			'karbarCapture',
			array(
				'url'     => admin_url( 'admin-ajax.php' ),
				'action'  => self::ACTION,
				'nonce'   => wp_create_nonce( self::ACTION ),
				'consent' => $consent,
			)
		);
	}

	/** @return string What the buyer agrees to where the shop says nothing else, in the language of the page. */
	private static function usual_consent() {
		return Karbar_Checkout::is_bangla()
			? 'অর্ডারটি শেষ না করলেও শপ আমাকে এ বিষয়ে ফোন করতে পারে।'
			: __( 'The shop may call me about this order, even if I do not finish it.', 'karbar' );
	}

	/** Receives what the page has sent. */
	public function take() {
		check_ajax_referer( self::ACTION, 'nonce' );
		$typed = array();
		foreach ( array( 'name', 'phone', 'email', 'address', 'district', 'consent' ) as $name ) {
			$typed[ $name ] = isset( $_POST[ $name ] ) ? mb_substr( sanitize_text_field( wp_unslash( $_POST[ $name ] ) ), 0, 900 ) : '';
		}
		$this->send( $typed );
		wp_send_json_success();
	}

	/**
	 * @param array $typed The fields of the checkout so far.
	 * @return array|null The answer of Karbar.
	 */
	public function send( array $typed ) {
		$key  = Karbar_Checkout::checkout_key();
		$cart = WC()->cart;
		if ( '1' !== $typed['consent'] || '' === $key || ! $cart || $cart->is_empty() || strlen( preg_replace( '/\D/', '', self::digits( $typed['phone'] ) ) ) < 10 ) {
			return null;
		}
		$lines = array();
		foreach ( array_slice( $cart->get_cart(), 0, 100 ) as $item ) {
			$product = $item['data'];
			$lines[] = array(
				'productId'   => (int) $item['product_id'],
				'variationId' => (int) $item['variation_id'],
				'sku'         => (string) $product->get_sku(),
				'name'        => (string) $product->get_name(),
				'quantity'    => max( 1, (int) $item['quantity'] ),
				'total'       => round( (float) $item['line_total'], 2 ),
			);
		}
		return $this->client->call(
			'checkout',
			array(
				'key'      => $key,
				'consent'  => true,
				'name'     => $typed['name'],
				'phone'    => $typed['phone'],
				'email'    => $typed['email'],
				'address'  => $typed['address'],
				'district' => $typed['district'],
				'total'    => round( (float) $cart->get_total( 'edit' ), 2 ),
				'currency' => get_woocommerce_currency(),
				'ip'       => class_exists( 'WC_Geolocation' ) ? (string) WC_Geolocation::get_ip_address() : '',
				'device'   => Karbar_Checkout::device(),
				'lines'    => $lines,
			)
		);
	}

	/**
	 * @param string $text May contain Bangla digits.
	 * @return string The text with ASCII digits.
	 */
	private static function digits( $text ) {
		return strtr(
			$text,
			array(
				'০' => '0',
				'১' => '1',
				'২' => '2',
				'৩' => '3',
				'৪' => '4',
				'৫' => '5',
				'৬' => '6',
				'৭' => '7',
				'৮' => '8',
				'৯' => '9',
			)
		);
	}
}
