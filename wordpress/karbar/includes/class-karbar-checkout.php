<?php
/**
 * The check before an order is placed.
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

/**
 * Refuses orders that Karbar refuses, takes no cash on delivery where Karbar asks for payment in advance, asks for the code
 * that Karbar has sent to the buyer's phone, and stores on the order which checkout and which browser it came from.
 */
class Karbar_Checkout {

	const COOKIE = 'karbar_device';

	/** The field of the classic checkout for the code, and the one of the checkout of blocks. */
	const CODE_FIELD       = 'karbar_code';
	const CODE_BLOCK_FIELD = 'karbar/code';

	/** @var Karbar_Client */
	private $client;

	/** @param Karbar_Client $client Calls Karbar. */
	public function __construct( Karbar_Client $client ) {
		$this->client = $client;
	}

	/** Hooks into both checkouts of WooCommerce, the classic one and the one of blocks, and into the page that pays for an order. */
	public function register() {
		add_action( 'wp', array( $this, 'name_device' ) );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'check_classic' ), 20, 2 );
		add_action( 'woocommerce_checkout_create_order', array( $this, 'mark_order' ), 20, 1 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'check_blocks' ), 20, 2 );
		add_action( 'woocommerce_before_pay_action', array( $this, 'check_payment' ) );
		add_action( 'woocommerce_review_order_before_submit', array( $this, 'print_code_field' ) );
		add_action( 'woocommerce_pay_order_before_submit', array( $this, 'print_code_field' ) );
		add_action( 'woocommerce_init', array( $this, 'register_code_field' ) );
		add_action( 'woocommerce_cart_emptied', array( $this, 'forget_checkout' ) );
	}

	/** Prints the field for the code above the button of the classic checkout, and of the page that pays for an order. */
	public function print_code_field() {
		$setting = $this->client->setting();
		if ( empty( $setting['asksCode'] ) ) {
			return;
		}
		printf(
			'<p class="form-row form-row-wide"><label for="%1$s">%2$s</label><input type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="12" class="input-text" id="%1$s" name="%1$s"></p>',
			esc_attr( self::CODE_FIELD ),
			esc_html( self::code_label() )
		);
	}

	/** Registers the same field for the checkout of blocks. Uses the stored setting only, because it runs on every page. */
	public function register_code_field() {
		$setting = $this->client->stored_setting();
		if ( empty( $setting['asksCode'] ) || ! function_exists( 'woocommerce_register_additional_checkout_field' ) ) {
			return;
		}
		woocommerce_register_additional_checkout_field(
			array(
				'id'       => self::CODE_BLOCK_FIELD,
				'label'    => self::code_label(),
				'location' => 'order',
				'type'     => 'text',
				'required' => false,
			)
		);
	}

	/** @return string The label of the field for the code, in the language of the page. */
	private static function code_label() {
		return self::is_bangla()
			? 'এসএমএসে পাওয়া কোড (অর্ডার করার পরে চাওয়া হলে)'
			: __( 'Code from the SMS (if we ask for it after you place the order)', 'karbar' );
	}

	/** @return bool Whether the page is in Bangla. */
	public static function is_bangla() {
		return 0 === strpos( get_locale(), 'bn' );
	}

	/** Sets a cookie that identifies the browser, on the checkout pages only. */
	public function name_device() {
		if ( ! function_exists( 'is_checkout' ) || ! is_checkout() || headers_sent() || '' !== self::device() ) {
			return;
		}
		$name                     = wp_generate_password( 24, false );
		$_COOKIE[ self::COOKIE ] = $name;
		setcookie( self::COOKIE, $name, time() + 365 * 24 * 60 * 60, '/', '', is_ssl(), true );
	}

	/** @return string The id of the browser; '' without one. */
	public static function device() {
		$name = isset( $_COOKIE[ self::COOKIE ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		return preg_match( '/^[\w-]{8,64}$/', $name ) ? $name : '';
	}

	/** @return string The id of the checkout of this session; '' without one. */
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
			isset( $data['payment_method'] ) ? $data['payment_method'] : '',
			self::posted( self::CODE_FIELD ),
			array(
				'total'      => WC()->cart ? WC()->cart->get_total( 'edit' ) : 0,
				'productIds' => self::product_ids( WC()->cart ? WC()->cart->get_cart() : array() ),
				// After a payment that failed WooCommerce goes on with the order that it has.
				'orderId'    => WC()->session ? WC()->session->get( 'order_awaiting_payment' ) : 0,
			)
		);
		if ( '' !== $message ) {
			$errors->add( 'karbar', $message );
		}
	}

	/**
	 * The page that pays for an order, by a link or from the buyer's account: there another method of payment can be chosen
	 * than at the checkout.
	 *
	 * @param WC_Order $order The order that is about to be paid for.
	 */
	public function check_payment( $order ) {
		$message = $this->refusal(
			$order->get_billing_phone(),
			$order->get_billing_email(),
			self::posted( 'payment_method' ),
			self::posted( self::CODE_FIELD ),
			self::facts_of( $order )
		);
		if ( '' === $message ) {
			return;
		}
		wc_add_notice( esc_html( $message ), 'error' );
		// WooCommerce would go on and write the refused method of payment on the order.
		wp_safe_redirect( $order->get_checkout_payment_url() );
		exit;
	}

	/**
	 * @param string $name Of a field of the form; WooCommerce has checked the form's nonce before all hooks that ask.
	 * @return string What was typed there.
	 */
	private static function posted( $name ) {
		return isset( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing
	}

	/**
	 * @param WC_Order        $order   The order that is about to be placed.
	 * @param WP_REST_Request $request What the checkout has sent.
	 * @throws Exception When the order is refused.
	 */
	public function check_blocks( $order, $request = null ) {
		// From 9.8 on WooCommerce also runs this hook while the form is filled in: nothing is refused or asked for then.
		if ( is_object( $request ) && is_callable( array( $request, 'get_method' ) ) && 'POST' !== $request->get_method() ) {
			return;
		}
		$fields  = isset( $request['additional_fields'] ) ? (array) $request['additional_fields'] : array();
		$code    = isset( $fields[ self::CODE_BLOCK_FIELD ] ) ? sanitize_text_field( (string) $fields[ self::CODE_BLOCK_FIELD ] ) : '';
		// WooCommerce has put it on the order, which its pages, its e-mails and every REST key would show.
		$order->delete_meta_data( '_wc_other/' . self::CODE_BLOCK_FIELD );
		$message = $this->refusal( $order->get_billing_phone(), $order->get_billing_email(), $order->get_payment_method(), $code, self::facts_of( $order ) );
		if ( '' !== $message ) {
			$refused = '\Automattic\WooCommerce\StoreApi\Exceptions\RouteException';
			// Any other exception counts as a fault of the shop and answers with status 500.
			throw class_exists( $refused ) ? new $refused( 'karbar_refused', esc_html( $message ), 400 ) : new Exception( esc_html( $message ) );
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
	}

	/**
	 * Makes the next order another checkout. Until the cart is emptied it is this one: WooCommerce marks the same order again
	 * after a payment that failed.
	 */
	public function forget_checkout() {
		if ( function_exists( 'WC' ) && WC()->session ) {
			WC()->session->set( 'karbar_checkout', '' );
		}
	}

	/**
	 * @param string $phone  Of the buyer.
	 * @param string $email  Of the buyer.
	 * @param string $method Id of the payment method.
	 * @param string $code   The code that the buyer has typed; '' for none.
	 * @param array  $facts  total, productIds, and the orderId where WooCommerce has made the order already.
	 * @return string Why the order is refused; '' when it is not, and whenever Karbar does not answer.
	 */
	private function refusal( $phone, $email, $method, $code, $facts ) {
		$answer = $this->client->call(
			'decide',
			array(
				'phone'      => (string) $phone,
				'email'      => (string) $email,
				'ip'         => class_exists( 'WC_Geolocation' ) ? (string) WC_Geolocation::get_ip_address() : '',
				'device'     => self::device(),
				'total'      => round( (float) $facts['total'], 2 ),
				'method'     => (string) $method,
				'code'       => mb_substr( (string) $code, 0, 40 ),
				'locale'     => substr( (string) get_locale(), 0, 20 ),
				'productIds' => $facts['productIds'],
				'orderId'    => (int) $facts['orderId'],
			)
		);
		$action = is_array( $answer ) && isset( $answer['action'] ) ? $answer['action'] : 'ALLOW';
		$refuses = 'BLOCK' === $action || 'VERIFY' === $action || ( 'PREPAY' === $action && 'cod' === $method );
		if ( ! $refuses ) {
			return '';
		}
		$language = self::is_bangla() ? 'messageBn' : 'messageEn';
		return isset( $answer[ $language ] ) && '' !== $answer[ $language ] ? (string) $answer[ $language ] : self::usual_refusal();
	}

	/** @return string The message where Karbar names none, in the language of the page. */
	private static function usual_refusal() {
		return self::is_bangla()
			? 'এই মুহূর্তে অর্ডারটি নেওয়া যাচ্ছে না। অনুগ্রহ করে আমাদের ফোন করুন।'
			: __( 'We cannot take this order right now. Please call us.', 'karbar' );
	}

	/**
	 * @param WC_Order $order An order that WooCommerce has made already.
	 * @return array What a refusal depends on beside the buyer.
	 */
	private static function facts_of( $order ) {
		return array(
			'total'      => $order->get_total(),
			'productIds' => self::product_ids( $order->get_items() ),
			'orderId'    => $order->get_id(),
		);
	}

	/**
	 * @param array $lines Of a cart, or items of an order.
	 * @return int[] Their products.
	 */
	private static function product_ids( $lines ) {
		$ids = array();
		foreach ( $lines as $line ) {
			$ids[] = (int) ( is_array( $line ) ? $line['product_id'] : $line->get_product_id() );
		}
		return array_slice( array_values( array_unique( $ids ) ), 0, 100 );
	}
}
