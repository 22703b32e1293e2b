<?php
/**
 * What is asked before an order is taken.
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

/**
 * Refuses what Karbar refuses, does not offer cash on delivery where it is to be paid in advance, and writes on the order
 * which checkout and which browser it came of.
 */
class Karbar_Checkout {

	const COOKIE = 'karbar_device';

	/** @var Karbar_Client */
	private $client;

	/** @param Karbar_Client $client Who is asked. */
	public function __construct( Karbar_Client $client ) {
		$this->client = $client;
	}

	/** Hooks into both checkouts of WooCommerce, the classic one and the one of blocks. */
	public function register() {
		add_action( 'wp', array( $this, 'name_device' ) );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_classic' ), 20, 2 );
		add_action( 'woocommerce_checkout_create_order', array( $this, 'mark_order' ), 20, 1 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'check_blocks' ), 20, 1 );
	}

	/** Gives the browser a name that it keeps, on the pages of the checkout only. */
	public function name_device() {
		if ( ! function_exists( 'is_checkout' ) || ! is_checkout() || headers_sent() || '' !== self::device() ) {
			return;
		}
		$name                     = wp_generate_password( 24, false );
		$_COOKIE[ self::COOKIE ] = $name;
		setcookie( self::COOKIE, $name, time() + 365 * 24 * 60 * 60, '/', '', is_ssl(), true );
	}

	/** @return string The name of the browser; '' without one. */
	public static function device() {
		$name = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		return preg_match( '/^[\w-]{8,64}$/', $name ) ? $name : '';
	}

	/** @return string The name of the checkout of this session; '' without one. */
	public static function checkout_key() {
		$session = function_exists( 'WC' ) && WC()->session ? WC()->session : null;
		if ( ! $session ) {
			return '';
		}
		$key = (string) $session->get( 'karbar_checkout' );
		if ( '' === $key ) {
			$key = wp_generate_password( 24, false );
			$session->set( 'karbar_checkout', $key );
		}
		return $key;
	}

	/**
	 * @param array    $data   What was typed.
	 * @param WP_Error $errors What is wrong with it.
	 */
	public function check_classic( $data, $errors ) {
		if ( $errors->has_errors() ) {
			return;
		}
		$message = $this->refusal(
			isset( $data['billing_phone'] ) ? $data['billing_phone'] : '',
			isset( $data['billing_email'] ) ? $data['billing_email'] : '',
			isset( $data['payment_method'] ) ? $data['payment_method'] : ''
		);
		if ( '' !== $message ) {
			$errors->add( 'karbar', $message );
		}
	}

	/**
	 * @param WC_Order $order The order that is about to be placed.
	 * @throws Exception The shop does not take it.
	 */
	public function check_blocks( $order ) {
		$message = $this->refusal( $order->get_billing_phone(), $order->get_billing_email(), $order->get_payment_method() );
		if ( '' !== $message ) {
			throw new Exception( esc_html( $message ) );
		}
		$this->mark_order( $order );
	}

	/** @param WC_Order $order The order that is about to be saved. */
	public function mark_order( $order ) {
		foreach ( array(
			'_karbar_checkout' => self::checkout_key(),
			'_karbar_device'   => self::device(),
		) as $name => $value ) {
			if ( '' !== $value ) {
				$order->update_meta_data( $name, $value );
			}
		}
		if ( function_exists( 'WC' ) && WC()->session ) {
			// The next one is another checkout.
			WC()->session->set( 'karbar_checkout', '' );
		}
	}

	/**
	 * @param string $phone  Of the buyer.
	 * @param string $email  Of the buyer.
	 * @param string $method Id of the way to pay.
	 * @return string Why the order is not taken; '' when it is, and whenever Karbar does not answer.
	 */
	public function refusal( $phone, $email, $method ) {
		$answer = $this->client->call(
			'decide',
			array(
				'phone'      => (string) $phone,
				'email'      => (string) $email,
				'ip'         => class_exists( 'WC_Geolocation' ) ? (string) WC_Geolocation::get_ip_address() : '',
				'device'     => self::device(),
				'total'      => WC()->cart ? round( (float) WC()->cart->get_total( 'edit' ), 2 ) : 0,
				'productIds' => self::product_ids(),
			)
		);
		$action = is_array( $answer ) && isset( $answer['action'] ) ? $answer['action'] : 'ALLOW';
		if ( 'BLOCK' !== $action && ! ( 'PREPAY' === $action && 'cod' === $method ) ) {
			return '';
		}
		$language = 0 === strpos( get_locale(), 'bn' ) ? 'messageBn' : 'messageEn';
		return isset( $answer[ $language ] ) && '' !== $answer[ $language ] ? (string) $answer[ $language ] : __( 'We cannot take this order right now. Please call us.', 'karbar' );
	}

	/** @return int[] What lies in the cart. */
	private static function product_ids() {
		$ids = array();
		foreach ( WC()->cart ? WC()->cart->get_cart() : array() as $item ) {
			$ids[] = (int) $item['product_id'];
		}
		return array_slice( array_values( array_unique( $ids ) ), 0, 100 );
	}
}
