<?php
/**
 * Signed calls to Karbar.
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

/**
 * Calls Karbar. Every failure gives null: the caller then goes on as if the plugin were not there.
 */
class Karbar_Client {

	/** Seconds that a buyer waits at most. */
	const TIMEOUT = 3;

	/** Seconds without calls after a failure, so that a buyer waits once and not at every step. */
	const PAUSE = 60;

	/** Seconds for which the setting counts as fresh. */
	const FRESH = 300;

	/** Base address of the calls.
	 *
	 * @var string
	 */
	private $url;

	/** The signing key.
	 *
	 * @var string
	 */
	private $key;

	/**
	 * @param string $url Base address of the calls.
	 * @param string $key The signing key.
	 */
	public function __construct( $url, $key ) {
		$this->url = $url;
		$this->key = $key;
	}

	/**
	 * @param string $action The action: checkout, decide, setting.
	 * @param array  $data   Its input.
	 * @return array|null The answer; null when there is none or it is invalid.
	 */
	public function call( $action, array $data ) {
		if ( get_transient( 'karbar_pause' ) ) {
			return null;
		}
		$body     = wp_json_encode( (object) $data );
		$time     = (string) time();
		$response = wp_remote_post(
			$this->url . '/' . $action,
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type'       => 'application/json',
					'X-Karbar-Time'      => $time,
					'X-Karbar-Proof'     => base64_encode( hash_hmac( 'sha256', 'head.' . $time . '.' . $action, $this->key, true ) ),
					'X-Karbar-Signature' => base64_encode( hash_hmac( 'sha256', $time . '.' . $action . '.' . $body, $this->key, true ) ),
				),
				'body'        => $body,
			)
		);
		$status = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			// Other errors concern one call and not the next one.
			if ( 0 === $status || $status >= 500 || 429 === $status ) {
				set_transient( 'karbar_pause', 1, self::PAUSE );
			}
			return null;
		}
		$answer = json_decode( wp_remote_retrieve_body( $response ), true );
		return is_array( $answer ) ? $answer : null;
	}

	/**
	 * @return array The setting of this shop; the defaults when Karbar does not answer.
	 */
	public function setting() {
		$known = get_transient( 'karbar_setting' );
		if ( is_array( $known ) ) {
			return $known;
		}
		$answer = $this->call( 'setting', array() );
		if ( null === $answer ) {
			return array(
				'capturesCheckout' => false,
				'consentText'      => '',
				'asksCode'         => false,
			);
		}
		set_transient( 'karbar_setting', $answer, self::FRESH );
		if ( get_option( 'karbar_last_setting' ) !== $answer ) {
			update_option( 'karbar_last_setting', $answer );
		}
		return $answer;
	}

	/** @return array The setting as it was last read, without a call to Karbar. */
	public function stored_setting() {
		$known = get_option( 'karbar_last_setting' );
		return is_array( $known ) ? $known : array();
	}
}
